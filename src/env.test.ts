import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findVariableFaults } from '../scripts/steps/environment.mjs';
import { readEnv } from './env';
import { BuildVariables } from './env-rules.mjs';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const serverNames = Object.keys(readEnv({})).filter((name) => name !== 'NODE_ENV');

describe('the environment', () => {
  it('describes every server variable in .env.example', () => {
    expect(Object.keys(example)).toEqual(expect.arrayContaining(serverNames));
  });

  it('describes no variable in .env.example that nothing reads', () => {
    const buildNames = Object.keys(BuildVariables.shape);
    expect(Object.keys(example).sort()).toEqual([...serverNames, ...buildNames].sort());
  });

  it('shows the defaults in .env.example: copying it changes nothing', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it('counts an empty variable as unset', () => {
    expect(readEnv({ PORT: '', SEED_DEMO: '', LOG_LEVEL: '' })).toEqual(readEnv({}));
  });

  it('names every variable that is wrong in one message', () => {
    expect(() => readEnv({ PORT: 'many', SEED_DEMO: 'yes' })).toThrow(/PORT[\s\S]*SEED_DEMO/);
  });

  /** A value that is refused, in plain words, by the shop and by what checks before the start; and one that is taken. */
  const samples: [name: string, wrong: string, right: string][] = [
    ['PORT', '65536', '0'],
    ['PORT', '0x50', '65535'],
    ['DATABASE_URL', 'mysql://host/shop', 'postgres:///shop?host=/var/run/postgresql'],
    ['DATABASE_DIRECT_URL', 'host:5432', 'postgresql://shop:p%40ss@db.internal:5432/shop'],
    ['DATABASE_REPLICA_URL', 'replica', 'postgres://shop@replica.internal/shop'],
    ['DATABASE_REPLICA_LAG_SECONDS', '0', '300'],
    ['DATABASE_POOL_SIZE', '1', '200'],
    ['REDIS_URL', 'localhost:6379', 'rediss://:secret@host:6380/2'],
    ['CDN', 'akamai', 'fastly'],
    ['CDN_API_URL', 'api.fastly.com', 'https://api.cloudflare.com'],
    ['SEED_DEMO', 'yes', 'false'],
    ['PAYMENT_GATEWAY', 'pagseguro', 'getnet'],
    ['ALLOW_FAKE_PAYMENTS', '1', 'true'],
    ['UNPAID_ORDERS_MAX', '0', '25'],
    ['GETNET_URL', 'api.getnet.com.br', 'https://api.getnet.com.br'],
    ['GETNET_WEBHOOK_SECRET', 'short', 'abcdefghijklmnopqrstuvwx'],
    ['CEP_LOOKUP_URL', 'viacep', 'https://viacep.com.br/ws'],
    ['MELHOR_ENVIO_URL', 'ftp://broker', 'https://sandbox.melhorenvio.com.br'],
    ['SERVICE_WORKER', 'false', 'off'],
    ['STOREFRONT_PAGES', 'ram', 'memory'],
    ['TRUSTED_PROXY', '1', 'true'],
    ['SITE_URL', 'www.shop.example', 'https://www.shop.example'],
    ['APP_SECRET', 'thirty-one characters are short', 'thirty-two characters are enough'],
    ['SMTP_URL', 'smtp:host', 'smtps://user:p%40ss@host'],
    ['SMTP_PORT', '0', '465'],
    ['METRICS_TOKEN', 'fifteen letters', 'sixteen letters!'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http://collector:4318'],
    ['DRAIN_DELAY_SECONDS', '-1', '300'],
    ['DISK_MIN_FREE_MB', '0.5', '0'],
    ['LOG_LEVEL', 'verbose', 'silent'],
  ];

  it.each(samples)('%s is judged alike at the start and in the shop', (name, wrong, right) => {
    expect(() => readEnv({ [name]: wrong })).toThrow(`${name}: it must be `);
    expect(findVariableFaults({ [name]: wrong })).toEqual([
      expect.stringMatching(`^${name}=.*: it must be `),
    ]);
    expect(() => readEnv({ [name]: right })).not.toThrow();
    expect(findVariableFaults({ [name]: right })).toEqual([]);
  });

  it.each([
    ['NEXT_PUBLIC_BRAND', 'unknown', 'tropa-e-sela'],
    ['NEXT_PUBLIC_DEFAULT_LOCALE', 'pt', 'pt-BR'],
    ['NEXT_PUBLIC_API_URL', 'api.shop.example', 'https://api.shop.example/api'],
    ['NEXT_PUBLIC_API_URL', 'ftp://shop.example', '/api'],
    ['NEXT_PUBLIC_GTM_ID', 'UA-1234', 'GTM-ABC1234'],
  ])('%s is judged before a build', (name, wrong, right) => {
    expect(findVariableFaults({ [name]: wrong })).toEqual([
      expect.stringMatching(`^${name}=.*: it must be `),
    ]);
    expect(findVariableFaults({ [name]: right })).toEqual([]);
  });

  it('has no variable with a rule that no sample tries', () => {
    const tried = new Set(samples.map(([name]) => name));
    const untried = serverNames.filter((name) => !tried.has(name) && !isFree(name));
    expect(untried).toEqual([]);
  });
});

/** Any text will do for it. */
function isFree(name: string) {
  try {
    readEnv({ [name]: '\u0000' });
    return true;
  } catch {
    return false;
  }
}

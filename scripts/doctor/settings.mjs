import { findPaymentFault } from '../../src/env-rules.mjs';
import { findVariableFaults } from '../steps/environment.mjs';
import { findUnknownVariables } from '../steps/spelling.mjs';
import { fault, note, ok } from './finding.mjs';

const DEMO_PASSWORD = 'BoaLida-demo-2026';

/** Variables that look like the shop's and are not: a misspelt one is silently without effect. */
export const examineSpelling = (env, files) =>
  findUnknownVariables(env, files).map(({ name, meant }) =>
    meant
      ? fault(name, 'The shop knows no such setting, so that it does nothing.', `Did you mean ${meant}?`)
      : note(name, 'The shop knows no such setting.', 'See .env.example for those it knows.'),
  );

/** Each value by itself: the rules of the start. */
export function examineValues(env = process.env) {
  const faults = findVariableFaults(env);
  if (faults.length === 0) return [ok('settings', 'Every value can be used.')];
  return faults.map((line) => {
    const [, name, says] = /^(\w+)=([\s\S]*)$/.exec(line);
    return fault(name, says, 'See .env.example.');
  });
}

/** The host of SITE_URL, when people outside of this house can reach it. */
function findPublicHost(siteUrl) {
  if (!URL.canParse(siteUrl)) return null;
  const { hostname } = new URL(siteUrl);
  const isInner =
    /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(hostname) ||
    /\.(local|localhost|internal|test)$/.test(hostname) ||
    !hostname.includes('.');
  return isInner ? null : hostname;
}

function examineAddress({ SITE_URL = '', TRUSTED_PROXY = '' }) {
  const findings = [];
  if (SITE_URL.startsWith('https:') && TRUSTED_PROXY !== 'true')
    findings.push(
      fault(
        'TRUSTED_PROXY',
        'SITE_URL is https, so a proxy stands in front; yet its X-Forwarded-For is not believed, and all visitors share the limits of one address.',
        'Set TRUSTED_PROXY=true, and let the proxy write that header from scratch (deploy/nginx does).',
      ),
    );
  if (TRUSTED_PROXY === 'true' && !SITE_URL)
    findings.push(
      fault(
        'SITE_URL',
        'Behind a proxy the public address is not known: links in mails lead to the address of the brand, and which origin may write is left to a header.',
        'Set SITE_URL to the address that people type.',
      ),
    );
  if (URL.canParse(SITE_URL) && new URL(SITE_URL).pathname !== '/')
    findings.push(note('SITE_URL', 'It has a path: only its origin is the address of the shop.'));
  const host = findPublicHost(SITE_URL);
  if (host && SITE_URL.startsWith('http:'))
    findings.push(
      note(
        'SITE_URL',
        `Passwords travel in the open to ${host}.`,
        'Serve it over https (docs/deploying.md).',
      ),
    );
  return findings;
}

const isWeak = (secret) =>
  new Set(secret).size < 10 || /change|secret|password|senha|example|12345/i.test(secret);

function examineSecrets(env) {
  const say = findPublicHost(env.SITE_URL ?? '') ? fault : note;
  const findings = ['APP_SECRET', 'METRICS_TOKEN', 'GETNET_WEBHOOK_SECRET']
    .filter((name) => env[name] && isWeak(env[name]))
    .map((name) => say(name, 'It can be guessed.', 'Make one: openssl rand -hex 32'));
  if (!env.APP_SECRET && env.DATABASE_URL && env.REDIS_URL)
    findings.push(
      note(
        'APP_SECRET',
        'Each machine makes its own in its DATA_DIR: a link of one is refused by another, unless they share the folder.',
        'Set the same on all: openssl rand -hex 32',
      ),
    );
  return findings;
}

function examineDemonstration(env) {
  const findings = [];
  const host = findPublicHost(env.SITE_URL ?? '');
  const isSeeded = env.SEED_DEMO !== 'false';
  const isKnown = env.DEMO_PASSWORD === DEMO_PASSWORD || (!env.DEMO_PASSWORD && !env.DATABASE_URL);
  if (host && isSeeded && isKnown)
    findings.push(
      fault(
        'DEMO_PASSWORD',
        `Anybody can sign in at ${host} as the administrator: the password of the demonstration stands in the repository.`,
        'Set DEMO_PASSWORD before the first start, or SEED_DEMO=false.',
      ),
    );
  if (isSeeded && env.DATABASE_URL)
    findings.push(
      note(
        'SEED_DEMO',
        'An empty database would be filled with the demonstration.',
        'Set SEED_DEMO=false where that is not wanted; a database with anything in it is left alone.',
      ),
    );
  return findings;
}

function examinePayments(env) {
  const payments = findPaymentFault(env);
  if (payments)
    return [
      fault('PAYMENT_GATEWAY', `${payments}.`, 'The shop does not start until then (docs/payments.md).'),
    ];
  const host = findPublicHost(env.SITE_URL ?? '');
  if (env.PAYMENT_GATEWAY === 'getnet') {
    const isRehearsal = !env.GETNET_URL || env.GETNET_URL.includes('homologacao');
    return [
      isRehearsal && host
        ? note('GETNET_URL', 'Homologation: no money moves.', 'Set https://api.getnet.com.br when it should.')
        : ok('PAYMENT_GATEWAY', 'getnet, complete'),
    ];
  }
  if (env.GETNET_CLIENT_ID || env.GETNET_CLIENT_SECRET)
    return [note('PAYMENT_GATEWAY', 'Getnet is set up and not used.', 'Set PAYMENT_GATEWAY=getnet.')];
  return host ? [note('PAYMENT_GATEWAY', `fake: no order at ${host} is charged.`)] : [];
}

/** What the settings mean together. */
export function examineTogether(env = process.env) {
  const findings = [
    ...examineAddress(env),
    ...examineSecrets(env),
    ...examineDemonstration(env),
    ...examinePayments(env),
  ];
  if (env.REDIS_URL && !env.DATABASE_URL)
    findings.push(
      note(
        'REDIS_URL',
        'The embedded database serves one process: there is no other process to share pages with.',
      ),
    );
  if (!env.DATABASE_URL && findPublicHost(env.SITE_URL ?? ''))
    findings.push(
      note(
        'DATABASE_URL',
        'The embedded database does not survive a loss of power for certain.',
        'Use Postgres where money is taken (docs/operating.md).',
      ),
    );
  return findings;
}

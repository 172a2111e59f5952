import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

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
    const buildNames = [
      'NEXT_PUBLIC_BRAND',
      'NEXT_PUBLIC_DEFAULT_LOCALE',
      'NEXT_PUBLIC_API_URL',
      'NEXT_PUBLIC_GTM_ID',
      'NEXT_DIST_DIR',
    ];
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
});

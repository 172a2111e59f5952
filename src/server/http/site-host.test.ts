import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '@/server/app';
import { readEnv } from '@/env';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

/** Whether a write with these headers passes the check of its origin. */
async function isLetIn(env: Record<string, string>, headers: Record<string, string>): Promise<boolean> {
  const app = createApp({ ...shop.services, env: readEnv(env) });
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { host: 'shop.internal:3000', 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  const { errorCode } = (await response.json()) as { errorCode: string };
  return errorCode !== 'CROSS_SITE';
}

describe('a write from a browser', () => {
  it.each([
    ['from the host it is sent to', {}, { origin: 'http://shop.internal:3000' }, true],
    ['from another site', {}, { origin: 'https://evil.example' }, false],
    [
      'from another site that names itself as the forwarded host',
      {},
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      false,
    ],
    [
      'through the operator’s proxy',
      { TRUSTED_PROXY: 'true' },
      { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' },
      true,
    ],
    [
      'through the operator’s proxy, which appended to a forged header',
      { TRUSTED_PROXY: 'true' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, shop.example' },
      false,
    ],
    [
      'from the public address the operator named',
      { SITE_URL: 'https://shop.example' },
      { origin: 'https://shop.example' },
      true,
    ],
    [
      'from elsewhere while a public address is named',
      { SITE_URL: 'https://shop.example', TRUSTED_PROXY: 'true' },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      false,
    ],
    ['without an origin, as a program sends it', {}, {}, true],
  ])('%s', async (_case, env, headers, expected) => {
    expect(await isLetIn(env, headers)).toBe(expected);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

describe('the own consents', () => {
  const put = async (token: string, body: unknown) =>
    shop.request('PUT', '/user/self/consents', { token, body });

  it('are given and taken back, and keep the day they were given', async () => {
    const { token } = await makeUser(shop.services);
    const read = async (): Promise<unknown> =>
      (await shop.request('GET', '/user/self/consents', { token })).json();
    expect(await read()).toEqual({ marketing: false, marketingSince: null });
    await put(token, { marketing: true });
    shop.clock.current = new Date('2026-11-22T12:00:00Z');
    await put(token, { marketing: true });
    expect(await read()).toEqual({ marketing: true, marketingSince: '2026-11-21T12:00:00.000Z' });
    expect(await (await put(token, { marketing: false })).json()).toEqual({
      marketing: false,
      marketingSince: null,
    });
  });

  it('are one’s own, and nothing else', async () => {
    const { token } = await makeUser(shop.services);
    expect((await put(token, { marketing: 'yes' })).status).toBe(422);
    expect((await put(token, { marketing: true, admin: true })).status).toBe(422);
    expect((await shop.request('PUT', '/user/self/consents', { body: { marketing: true } })).status).toBe(
      401,
    );
    expect((await shop.request('GET', '/user/self/consents')).status).toBe(401);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits, users } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
  await shop.services.db.delete(outbox);
});

const NEW_PASSWORD = 'porteira nova 88';
const selfStatus = async (token: string) => (await shop.request('GET', '/user/self/', { token })).status;
const change = (token: string | undefined, currentPassword = TEST_PASSWORD, newPassword = NEW_PASSWORD) =>
  shop.request('POST', '/auth/change-password/', { token, body: { currentPassword, newPassword } });

describe('POST /auth/change-password/', () => {
  it('answers a new token, ends the other sessions and open links, and tells by mail', async () => {
    const { user, token } = await makeUser(shop.services);
    const other = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    await shop.request('POST', '/forget-password', { body: { email: user.email } });
    await shop.services.users.whenLinksAreMade();
    const [mail] = await shop.services.db.select().from(outbox);
    const answer = await change(token);
    const fresh = (await answer.json()) as string;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    expect(await Promise.all([fresh, token, other].map(selfStatus))).toEqual([200, 401, 401]);
    const late = await shop.request('POST', '/forget-password/reset', {
      body: { token: mail?.data.token, password: 'mais uma senha 3' },
    });
    expect(late.status).toBe(400);
    const sent = await shop.services.db.select().from(outbox);
    expect(sent.map(({ template }) => template).sort()).toEqual(['passwordChanged', 'passwordReset']);
    const { email } = user;
    const login = await shop.request('POST', '/auth/login', { body: { email, password: NEW_PASSWORD } });
    expect(login.status).toBe(200);
  });

  it('needs the current password, and lets a stolen session guess it five times', async () => {
    const { token } = await makeUser(shop.services);
    for (let i = 0; i < 5; i += 1) {
      const answer = await change(token, 'errada');
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errorCode: 'PASSWORD_WRONG',
        fields: { currentPassword: 'passwordWrong' },
      });
    }
    expect((await change(token)).status).toBe(429);
    expect(await selfStatus(token)).toBe(200);
    expect(await shop.services.db.select().from(outbox)).toHaveLength(0);
  });

  it('refuses a common or short password and a call without a session', async () => {
    const { token } = await makeUser(shop.services);
    const weak = await change(token, TEST_PASSWORD, 'senha123');
    expect(await weak.json()).toMatchObject({
      errorCode: 'WEAK_PASSWORD',
      fields: { newPassword: 'passwordCommon' },
    });
    expect((await change(token, TEST_PASSWORD, 'curta')).status).toBe(422);
    expect((await change(undefined)).status).toBe(401);
    expect(await selfStatus(token)).toBe(200);
  });
});

describe('POST /auth/confirm-password/', () => {
  const confirm = (token: string, password: string) =>
    shop.request('POST', '/auth/confirm-password/', { token, body: { password } });

  it('puts a fresh session in the place of this one', async () => {
    const { user, token } = await makeUser(shop.services);
    const other = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    const answer = await confirm(token, TEST_PASSWORD);
    const fresh = (await answer.json()) as string;
    expect(await Promise.all([fresh, token, other].map(selfStatus))).toEqual([200, 401, 200]);
  });

  it('refuses a wrong password and leaves the session as it is', async () => {
    const { token } = await makeUser(shop.services);
    const answer = await confirm(token, 'errada');
    expect(await answer.json()).toMatchObject({
      errorCode: 'PASSWORD_WRONG',
      fields: { password: 'passwordWrong' },
    });
    expect(await selfStatus(token)).toBe(200);
    expect((await shop.request('POST', '/auth/confirm-password/', { body: { password: 'x' } })).status).toBe(
      401,
    );
  });
});

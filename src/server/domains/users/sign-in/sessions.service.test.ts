import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { AUTH_COOKIE, XSRF } from '@config/commerce';
import { rateLimits, sessions, users } from '@/server/db/schema/users';
import { xsrfValue } from '@/server/http/security';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { sessionKindOf } from './session-policy';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
});

const statusOfSelf = async (token: string) => (await shop.request('GET', '/user/self/', { token })).status;
const travel = (seconds: number) =>
  void (shop.clock.current = new Date(shop.clock.current.getTime() + seconds * 1000));

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

describe('a session', () => {
  it.each([
    ['customer', { permissions: ['linha_branca'] }, 30 * DAY],
    ['representative', { permissions: ['representante'] }, 12 * HOUR],
    ['admin', { admin: true }, 30 * MINUTE],
    ['admin', { permissions: ['orders.read'] }, 30 * MINUTE],
  ] as const)('of a %s with %j ends after its idle time', async (kind, overrides, idleSeconds) => {
    const { token, user } = await makeUser(shop.services, {
      ...overrides,
      permissions: [...('permissions' in overrides ? overrides.permissions : [])],
    });
    expect(sessionKindOf(user)).toBe(kind);
    travel(idleSeconds - 1);
    expect(await statusOfSelf(token)).toBe(200);
    travel(idleSeconds - 1);
    expect(await statusOfSelf(token)).toBe(200);
    travel(idleSeconds);
    expect(await statusOfSelf(token)).toBe(401);
  });

  it('of an admin ends after twelve hours of work', async () => {
    const { token } = await makeUser(shop.services, { admin: true });
    for (let i = 0; i < 35; i += 1) {
      travel(20 * MINUTE);
      expect(await statusOfSelf(token)).toBe(200);
    }
    travel(20 * MINUTE);
    expect(await statusOfSelf(token)).toBe(401);
  });

  it('of a customer who became an admin follows the rules for admins', async () => {
    const { token, user } = await makeUser(shop.services);
    await shop.services.db.update(users).set({ admin: true }).where(eq(users.id, user.id));
    travel(31 * MINUTE);
    expect(await statusOfSelf(token)).toBe(401);
  });

  it('notes the visit at most once a minute', async () => {
    const { token } = await makeUser(shop.services);
    const seenAt = async () => (await shop.services.db.select().from(sessions))[0]?.lastSeenAt.getTime();
    const start = await seenAt();
    travel(59);
    await statusOfSelf(token);
    expect(await seenAt()).toBe(start);
    travel(1);
    await statusOfSelf(token);
    expect(await seenAt()).toBe(shop.clock.current.getTime());
  });

  it('is over after logout, and only this one', async () => {
    const { token, user } = await makeUser(shop.services);
    const other = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    expect((await shop.request('POST', '/logout', { token })).status).toBe(200);
    expect(await statusOfSelf(token)).toBe(401);
    expect(await statusOfSelf(other)).toBe(200);
    expect((await shop.request('POST', '/logout', { token })).status).toBe(401);
  });

  it('is over everywhere after logout with all=true, but not for others', async () => {
    const { token, user } = await makeUser(shop.services);
    const second = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    const { token: stranger } = await makeUser(shop.services);
    await shop.request('POST', '/logout?all=true', { token });
    expect(await Promise.all([token, second, stranger].map(statusOfSelf))).toEqual([401, 401, 200]);
  });

  it('shows a removed permission on the next call', async () => {
    const { token, user } = await makeUser(shop.services, { permissions: ['linha_branca'] });
    await shop.services.db.update(users).set({ permissions: [] }).where(eq(users.id, user.id));
    expect(await (await shop.request('GET', '/user/self/', { token })).json()).toMatchObject({
      permissions: [],
    });
  });
});

describe('the XSRF pair', () => {
  const write = (token: string, headers: Record<string, string>) =>
    shop.request('PATCH', '/user/self/details', { token, body: {}, headers });

  it('is asked of a browser and bound to its session', async () => {
    const { token, user } = await makeUser(shop.services);
    const other = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    const cookie = `${AUTH_COOKIE.name}=${token}`;
    expect((await write(token, { cookie })).status).toBe(403);
    expect((await write(token, { cookie, [XSRF.header]: 'wrong' })).status).toBe(403);
    expect((await write(token, { cookie, [XSRF.header]: xsrfValue(other) })).status).toBe(403);
    expect((await write(token, { cookie, [XSRF.header]: xsrfValue(token) })).status).toBe(200);
  });

  it('comes with the own user', async () => {
    const { token } = await makeUser(shop.services);
    const self = await shop.request('GET', '/user/self/', { token });
    expect(self.headers.get('set-cookie')).toContain(`${XSRF.cookie}=${xsrfValue(token)}`);
  });

  it('is Secure, except for a page of localhost without TLS, where WebKit would not store it', async () => {
    const { token } = await makeUser(shop.services);
    const cookieFor = async (headers: Record<string, string>) =>
      (await shop.request('GET', '/user/self/', { token, headers })).headers.get('set-cookie');
    for (const referer of [
      'https://localhost/entrar',
      'http://loja.example/entrar',
      'http://localhost.example/',
      'localhost',
    ])
      expect(await cookieFor({ referer })).toContain('; Secure');
    for (const referer of ['http://localhost:3000/entrar', 'http://127.0.0.1/entrar', 'http://[::1]:3000/'])
      expect(await cookieFor({ referer })).not.toContain('Secure');
    expect(await cookieFor({})).toContain('; Secure');
  });

  it('leaves the cookie alone without authority', async () => {
    const { token } = await makeUser(shop.services);
    expect(
      (await shop.request('GET', '/user/self/', { headers: { cookie: `${AUTH_COOKIE.name}=${token}` } }))
        .status,
    ).toBe(401);
  });

  it('and the origin rule refuse writes from elsewhere', async () => {
    const { token } = await makeUser(shop.services);
    expect((await write(token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await write(token, { origin: 'https://evil.example', host: 'shop.test' })).status).toBe(403);
    expect((await write(token, { origin: 'no address', host: 'shop.test' })).status).toBe(403);
  });
});

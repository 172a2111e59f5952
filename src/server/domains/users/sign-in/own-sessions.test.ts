import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnSession } from '@/contract/schemas/users';
import { outbox, rateLimits, users } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
  await shop.services.db.delete(outbox);
});

const list = async (token: string) =>
  (await (await shop.request('GET', '/user/self/sessions', { token })).json()) as OwnSession[];
const end = async (token: string | undefined, id: string) =>
  (await shop.request('DELETE', `/user/self/sessions/${id}`, { token })).status;
const login = (email: string, agent: string, locale?: string) =>
  shop.request('POST', '/auth/login', {
    body: { email, password: TEST_PASSWORD, locale },
    headers: { 'user-agent': agent },
  });

describe('the own sessions', () => {
  it('are listed with what a person knows them by, and nothing of their tokens', async () => {
    const { user, token } = await makeUser(shop.services);
    shop.clock.current = new Date('2026-11-21T12:05:00Z');
    const phone = (await (await login(user.email, PHONE)).json()) as string;
    const sessions = await list(phone);
    expect(sessions).toMatchObject([
      {
        device: { browser: 'Chrome', system: 'Android' },
        createdAt: '2026-11-21T12:05:00.000Z',
        current: true,
        addressPrefix: 'unknown',
      },
      { device: { browser: null, system: null }, current: false, addressPrefix: '127.0.0.1' },
    ]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
      ['id', 'device', 'createdAt', 'lastSeenAt', 'current', 'addressPrefix'].sort(),
    );
    expect((await list(token)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('end one by one, at once and once', async () => {
    const { user, token } = await makeUser(shop.services);
    const other = await shop.services.sessions.create(user, { agent: PHONE, address: '::1' });
    const id = (await list(token)).find(({ current }) => !current)?.id ?? '';
    expect(await end(token, id)).toBe(200);
    expect((await shop.request('GET', '/user/self/', { token: other })).status).toBe(401);
    expect(await end(token, id)).toBe(404);
    expect(await list(token)).toHaveLength(1);
  });

  it('of another user do not exist, not even for an admin', async () => {
    const { token: owner } = await makeUser(shop.services);
    const { token: admin } = await makeUser(shop.services, { admin: true });
    const [session] = await list(owner);
    expect(await end(admin, session?.id ?? '')).toBe(404);
    expect(await end(undefined, session?.id ?? '')).toBe(401);
    expect(await list(owner)).toHaveLength(1);
  });

  it('that ran out are not listed', async () => {
    const { user } = await makeUser(shop.services);
    shop.clock.current = new Date('2026-12-22T12:00:00Z');
    const fresh = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    expect(await list(fresh)).toHaveLength(1);
  });
});

describe('a new device', () => {
  const mails = () => shop.services.db.select().from(outbox);

  it('is told by mail once, also when it signs in twice at once, and not again', async () => {
    const { user } = await makeUser(shop.services);
    await Promise.all([login(user.email, PHONE, 'en'), login(user.email, PHONE, 'en')]);
    await login(user.email, PHONE);
    expect(await mails()).toMatchObject([
      {
        template: 'newDevice',
        recipient: user.email,
        locale: 'en',
        data: { browser: 'Chrome', system: 'Android', address: 'unknown' },
      },
    ]);
    shop.clock.current = new Date('2026-11-23T12:00:00Z');
    await login(user.email, PHONE);
    expect(await mails()).toHaveLength(1);
  });

  it('is no news at registration, which is welcomed in Portuguese unless asked otherwise', async () => {
    const body = { fullName: 'Rita Alves', email: 'rita@cliente.example', password: 'porteira azul 7' };
    await shop.request('POST', '/auth/register', { body, headers: { 'user-agent': PHONE } });
    await shop.request('POST', '/auth/register', { body });
    expect(await mails()).toMatchObject([
      { template: 'welcome', recipient: body.email, locale: 'pt-BR', data: { fullName: 'Rita Alves' } },
    ]);
    await shop.request('POST', '/auth/login', {
      body: { email: body.email, password: body.password },
      headers: { 'user-agent': PHONE },
    });
    expect(await mails()).toHaveLength(1);
  });

  it('is not told when the password was wrong', async () => {
    const { user } = await makeUser(shop.services);
    await shop.request('POST', '/auth/login', { body: { email: user.email, password: 'errada' } });
    expect(await mails()).toHaveLength(0);
  });
});

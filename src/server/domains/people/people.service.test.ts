import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedUser, UserList } from '@/contract/schemas/people';
import { auditLog, users } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
type Made = Awaited<ReturnType<typeof makeUser>>;
let admin: Made;
let manager: Made;
let representative: Made;
let customer: Made;
let stranger: Made;

beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  const { services } = shop;
  await services.db.delete(users);
  await services.db.delete(auditLog);
  admin = await makeUser(services, { id: 'adm', admin: true, fullName: 'Aurora Valadão' });
  manager = await makeUser(services, {
    id: 'ger',
    fullName: 'Gil Gerente',
    permissions: ['users.read', 'users.write', 'linha_branca'],
  });
  representative = await makeUser(services, {
    id: 'rep',
    fullName: 'Rui Estrada',
    permissions: ['representante'],
    representativeCode: 'CERRADO26',
  });
  customer = await makeUser(services, {
    id: 'cli',
    fullName: 'Célia do Cerrado',
    document: '11144477735',
    representedByCode: 'CERRADO26',
  });
  stranger = await makeUser(services, { id: 'out', fullName: 'Otávio 100% Pampa', document: '52998224725' });
});

const list = async (token: string | undefined, query = '') => {
  const answer = await shop.request('GET', `/user/?${query}`, { token });
  const body = (await answer.json()) as Partial<UserList>;
  return { status: answer.status, ids: body.items?.map(({ id }) => id).sort(), body };
};
const get = async (token: string, id: string) => {
  const answer = await shop.request('GET', `/user/${id}`, { token });
  return { status: answer.status, body: (await answer.json()) as ManagedUser };
};
const patch = async (token: string | undefined, id: string, body: unknown) => {
  const answer = await shop.request('PATCH', `/user/${id}`, { token, body });
  return { status: answer.status, body: (await answer.json()) as ManagedUser & { errorCode: string } };
};
const setRepresentante = async (token: string | undefined, userId: string, representante: boolean) => {
  const answer = await shop.request('POST', '/user/set_representante', {
    token,
    body: { userId, representante },
  });
  return { status: answer.status, body: (await answer.json()) as ManagedUser & { errorCode: string } };
};
const selfStatus = async ({ token }: Made) => (await shop.request('GET', '/user/self/', { token })).status;

describe('GET /user/', () => {
  it('lists all to readers of users, by name, e-mail and document, and representatives alone', async () => {
    expect((await list(manager.token)).ids).toEqual(['adm', 'cli', 'ger', 'out', 'rep']);
    expect((await list(admin.token, 'representantes=true')).ids).toEqual(['rep']);
    expect((await list(admin.token, 'q=célia')).ids).toEqual(['cli']);
    expect((await list(admin.token, 'q=CELIA')).ids).toEqual(['cli']);
    expect((await list(admin.token, 'q=out%40cliente')).ids).toEqual(['out']);
    expect((await list(admin.token, 'q=111.444.777-35')).ids).toEqual(['cli']);
    expect((await list(admin.token, 'q=cerrado26')).ids).toEqual(['rep']);
    expect((await list(admin.token, 'q=%25')).ids).toEqual(['out']);
    expect((await list(admin.token, 'pagina=99')).body).toMatchObject({ items: [], total: 5, pageCount: 1 });
  });

  it('lists to a representative only the customers they brought, and does not let them guess a document', async () => {
    expect((await list(representative.token)).ids).toEqual(['cli']);
    expect((await list(representative.token, 'q=otávio')).ids).toEqual([]);
    expect((await list(representative.token, 'q=111.444.777-35')).ids).toEqual([]);
  });

  it('shows no one to a representative without a code, and is closed to customers and strangers', async () => {
    const codeless = await makeUser(shop.services, { permissions: ['representante'] });
    expect((await list(codeless.token)).ids).toEqual([]);
    expect((await list(customer.token)).status).toBe(403);
    expect((await list(undefined)).status).toBe(401);
  });

  it('leaves deleted accounts out', async () => {
    await shop.request('DELETE', '/user/self/', { token: stranger.token, body: { password: TEST_PASSWORD } });
    expect((await list(admin.token)).ids).not.toContain('out');
    expect((await get(admin.token, 'out')).status).toBe(404);
  });
});

describe('GET /user/{id}', () => {
  it('shows everything to readers of users, and to a representative how to reach the own customer', async () => {
    expect((await get(manager.token, 'cli')).body).toMatchObject({
      document: '11144477735',
      representedByCode: 'CERRADO26',
      orders: { count: 0, total: 0, lastAt: null },
    });
    expect((await get(representative.token, 'cli')).body).toMatchObject({
      fullName: 'Célia do Cerrado',
      document: null,
      addresses: [],
    });
    expect(JSON.stringify((await get(admin.token, 'cli')).body)).not.toContain('argon2');
  });

  it('does not know the customer of another representative', async () => {
    expect((await get(representative.token, 'out')).status).toBe(404);
    expect((await get(representative.token, 'rep')).status).toBe(404);
    expect((await get(admin.token, 'unknown')).status).toBe(404);
    expect((await get(customer.token, 'cli')).status).toBe(403);
  });
});

describe('PATCH /user/{id}', () => {
  it('changes permissions, writes who did it, and ends sessions only with another role', async () => {
    const answer = await patch(manager.token, 'cli', { admin: false, permissions: ['linha_branca'] });
    expect(answer).toMatchObject({ status: 200, body: { permissions: ['linha_branca'] } });
    expect(await selfStatus(customer)).toBe(200);
    expect(await shop.services.db.select().from(auditLog)).toMatchObject([
      {
        actorId: 'ger',
        action: 'user.update',
        entityId: 'cli',
        details: { before: { permissions: [] }, after: { permissions: ['linha_branca'] } },
      },
    ]);
    expect((await patch(admin.token, 'cli', { permissions: ['orders.read'] })).status).toBe(200);
    expect(await selfStatus(customer)).toBe(401);
  });

  it('takes a permission away for the next call, and the session with the role', async () => {
    expect((await list(manager.token)).status).toBe(200);
    await patch(admin.token, 'ger', { permissions: ['orders.read'] });
    expect((await list(manager.token)).status).toBe(403);
    await patch(admin.token, 'ger', { permissions: [] });
    expect((await list(manager.token)).status).toBe(401);
  });

  it('does not let users give what they do not hold, touch an admin or make one', async () => {
    for (const [id, body] of [
      ['cli', { permissions: ['orders.write'] }],
      ['ger', { permissions: ['users.read', 'users.write', 'linha_branca', 'orders.read'] }],
      ['rep', { permissions: [] }],
      ['adm', { permissions: ['linha_branca'] }],
      ['adm', { admin: false }],
      ['cli', { admin: true }],
      ['ger', { admin: true }],
    ] as const) {
      expect(await patch(manager.token, id, body), JSON.stringify([id, body])).toMatchObject({
        status: 403,
        body: { errorCode: 'FORBIDDEN' },
      });
    }
    expect(await patch(admin.token, 'adm', { admin: false })).toMatchObject({ status: 403 });
    expect(await shop.services.db.$count(auditLog)).toBe(0);
    expect((await patch(admin.token, 'cli', { admin: true })).body.admin).toBe(true);
    expect((await patch(admin.token, 'cli', { admin: false })).body.admin).toBe(false);
  });

  it('leaves one admin when the last two dismiss each other at once', async () => {
    const second = await makeUser(shop.services, { id: 'adm2', admin: true });
    const answers = await Promise.all([
      patch(admin.token, 'adm2', { admin: false }),
      patch(second.token, 'adm', { admin: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.services.db.$count(users, eq(users.admin, true))).toBe(1);
  });

  it('asks for the password again after ten minutes', async () => {
    shop.clock.current = new Date('2026-11-21T12:10:01Z');
    const body = { permissions: ['linha_branca'] };
    expect(await patch(manager.token, 'cli', body)).toMatchObject({
      status: 403,
      body: { errorCode: 'PASSWORD_REQUIRED' },
    });
    const confirmed = await shop.request('POST', '/auth/confirm-password/', {
      token: manager.token,
      body: { password: TEST_PASSWORD },
    });
    expect((await patch((await confirmed.json()) as string, 'cli', body)).status).toBe(200);
  });

  it.each([
    {},
    { permissions: ['root'] },
    { permissions: 'users.read' },
    { admin: 'yes' },
    { permissions: [], representativeCode: 'MEU' },
    { email: 'x@y.example' },
    { permissions: Array(100).fill('linha_branca') },
    { permissions: [], seen: { permissions: [] } },
    { seen: { admin: false, permissions: [] } },
  ])('refuses %j', async (body) => {
    expect((await patch(admin.token, 'cli', body)).status).toBe(422);
  });

  it('is closed to who may only read, and knows no missing user', async () => {
    const reader = await makeUser(shop.services, { permissions: ['users.read'] });
    const body = { permissions: [] };
    expect((await patch(reader.token, 'cli', body)).status).toBe(403);
    expect((await patch(undefined, 'cli', body)).status).toBe(401);
    expect((await patch(admin.token, 'unknown', body)).status).toBe(404);
  });
});

describe('POST /user/set_representante', () => {
  it('makes a representative with a code of their own, and ends it; each time their sessions end', async () => {
    const keeper = await makeUser(shop.services, {
      permissions: ['users.read', 'users.write', 'representante'],
    });
    const made = await setRepresentante(keeper.token, 'out', true);
    expect(made).toMatchObject({ status: 200, body: { permissions: ['representante'] } });
    const code = made.body.representativeCode ?? '';
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await selfStatus(stranger)).toBe(401);
    const token = await shop.services.sessions.create(
      { ...stranger.user, permissions: made.body.permissions },
      { agent: null, address: '::1' },
    );
    const ended = await setRepresentante(keeper.token, 'out', false);
    expect(ended.body).toMatchObject({ permissions: [], representativeCode: code });
    expect((await shop.request('GET', '/user/self/', { token })).status).toBe(401);
    expect((await setRepresentante(keeper.token, 'out', true)).body.representativeCode).toBe(code);
    const actions = await shop.services.db.select().from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual(Array(3).fill('user.set_representante'));
  });

  it('is no one’s own decision, none about an admin but an admin’s, and only for users.write', async () => {
    expect((await setRepresentante(manager.token, 'ger', true)).status).toBe(403);
    expect((await setRepresentante(manager.token, 'adm', true)).status).toBe(403);
    expect((await setRepresentante(representative.token, 'out', true)).status).toBe(403);
    expect((await setRepresentante(customer.token, 'cli', true)).status).toBe(403);
    expect((await setRepresentante(undefined, 'cli', true)).status).toBe(401);
    expect((await setRepresentante(admin.token, 'unknown', true)).status).toBe(404);
    const bad = await shop.request('POST', '/user/set_representante', {
      token: admin.token,
      body: { userId: 'cli', representante: 'true' },
    });
    expect(bad.status).toBe(422);
    expect(await shop.services.db.$count(auditLog)).toBe(0);
  });

  it('is given and taken by who holds it, as by a PATCH', async () => {
    const clerk = await makeUser(shop.services, { permissions: ['users.write'] });
    expect((await setRepresentante(clerk.token, 'out', true)).status).toBe(403);
    expect((await setRepresentante(clerk.token, 'rep', false)).status).toBe(403);
    expect((await patch(clerk.token, 'out', { permissions: ['representante'] })).status).toBe(403);
    expect(await selfStatus(representative)).toBe(200);
    expect(await shop.services.db.$count(auditLog)).toBe(0);
  });

  it('that ended closes the list of customers at once', async () => {
    await setRepresentante(admin.token, 'rep', false);
    const token = await shop.services.sessions.create(
      { ...representative.user, permissions: [] },
      { agent: null, address: '::1' },
    );
    expect((await list(token)).status).toBe(403);
  });
});

describe('a code at registration', () => {
  const register = async (representativeCode: unknown) => {
    const email = `${String(representativeCode).toLowerCase().replace(/\W/g, '')}@novo.example`;
    const answer = await shop.request('POST', '/auth/register', {
      body: { fullName: 'Nova Cliente', email, password: 'porteira azul 7', representativeCode },
    });
    const [row] = await shop.services.db.select().from(users).where(eq(users.email, email));
    return { status: answer.status, code: row?.representedByCode };
  };

  it('links the customer to a representative, and is left out when it is no one’s', async () => {
    expect(await register('cerrado26')).toEqual({ status: 200, code: 'CERRADO26' });
    expect(await register('INVENTADO')).toEqual({ status: 200, code: null });
    expect(await register('x'.repeat(41))).toMatchObject({ status: 422 });
    await setRepresentante(admin.token, 'rep', false);
    await shop.services.db.delete(users).where(eq(users.email, 'cerrado26@novo.example'));
    expect(await register('CERRADO26')).toEqual({ status: 200, code: null });
  });
});

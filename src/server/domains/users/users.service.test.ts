import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits, sessions, users } from '@/server/db/schema/users';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
});

const newcomer = { fullName: 'Rita Alves', email: 'Rita@Cliente.example ', password: 'porteira azul 7' };
const login = (email: string, password: string, headers?: Record<string, string>) =>
  shop.request('POST', '/auth/login', { body: { email, password }, headers });

async function errorOf(answer: Response) {
  const { requestId: _requestId, ...body } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body };
}

describe('register', () => {
  it('answers the token as a JSON string, signs in and keeps the e-mail in lower case', async () => {
    const answer = await shop.request('POST', '/auth/register', {
      body: { ...newcomer, nextRoute: '/resumo-do-pedido', marketingConsent: true },
    });
    expect(answer.status).toBe(200);
    const token = (await answer.json()) as string;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    const self = await shop.request('GET', '/user/self/', { token });
    expect(await self.json()).toMatchObject({
      fullName: 'Rita Alves',
      email: 'rita@cliente.example',
      admin: false,
      permissions: [],
    });
    const [row] = await shop.services.db.select().from(users);
    expect(row?.marketingConsentAt).toEqual(shop.clock.current);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('never keeps the token itself', async () => {
    const token = (await (await shop.request('POST', '/auth/register', { body: newcomer })).json()) as string;
    expect(JSON.stringify(await shop.services.db.select().from(sessions))).not.toContain(token);
  });

  it('refuses an e-mail that is taken, in any case of letters', async () => {
    await shop.request('POST', '/auth/register', { body: newcomer });
    const again = await shop.request('POST', '/auth/register', {
      body: { ...newcomer, email: 'RITA@cliente.example' },
    });
    expect(await errorOf(again)).toMatchObject({
      status: 409,
      body: { errorCode: 'EMAIL_TAKEN', fields: { email: 'taken' } },
    });
  });

  it('lets one of two simultaneous registrations of an e-mail win and tells the other', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => shop.request('POST', '/auth/register', { body: newcomer })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each(['senha123', 'SENHA123', 'aaaaaaaaaa', 'flamengo', 'rita@cliente.example'])(
    'refuses the common password %s',
    async (password) => {
      const answer = await shop.request('POST', '/auth/register', { body: { ...newcomer, password } });
      expect(await errorOf(answer)).toMatchObject({
        status: 422,
        body: { errorCode: 'WEAK_PASSWORD', fields: { password: 'passwordCommon' } },
      });
      expect(await shop.services.db.select().from(users)).toHaveLength(0);
    },
  );

  it.each([
    [{}, ['fullName', 'email', 'password']],
    [{ ...newcomer, password: 'curta' }, ['password']],
    [{ ...newcomer, password: 'x'.repeat(129) }, ['password']],
    [{ ...newcomer, email: 'nada' }, ['email']],
    [{ ...newcomer, email: { $ne: '' } }, ['email']],
    [{ ...newcomer, fullName: 'a\0bc' }, ['fullName']],
    [{ ...newcomer, admin: true }, ['admin']],
    [{ ...newcomer, permissions: ['orders.write'] }, ['permissions']],
    ['text', ['body']],
    [null, ['body']],
  ])('refuses %j and names the fields', async (body, fields) => {
    const { status, body: error } = await errorOf(await shop.request('POST', '/auth/register', { body }));
    expect(status).toBe(422);
    expect(Object.keys(error.fields as object)).toEqual(expect.arrayContaining(fields));
    expect(await shop.services.db.select().from(users)).toHaveLength(0);
  });

  it('stops an address that asks for ten taken e-mails an hour, and does not tell about the next', async () => {
    await shop.request('POST', '/auth/register', { body: newcomer });
    for (let i = 0; i < 10; i += 1)
      expect((await shop.request('POST', '/auth/register', { body: newcomer })).status).toBe(409);
    const taken = await shop.request('POST', '/auth/register', { body: newcomer });
    const free = await shop.request('POST', '/auth/register', {
      body: { ...newcomer, email: 'livre@cliente.example' },
    });
    expect(await errorOf(taken)).toEqual(await errorOf(free));
    expect(taken.status).toBe(429);
  });

  it('stops one address after fifty accounts an hour', async () => {
    for (let i = 0; i < 50; i += 1)
      await shop.services.rateLimiter.hit('register address unknown', { limit: 50, windowSeconds: 3600 });
    const answer = await shop.request('POST', '/auth/register', { body: newcomer });
    expect(answer.status).toBe(429);
  });
});

describe('login', () => {
  it('signs in with a new token each time', async () => {
    const { user } = await makeUser(shop.services);
    const tokens = await Promise.all(
      [1, 2].map(async () => (await (await login(user.email.toUpperCase(), TEST_PASSWORD)).json()) as string),
    );
    expect(new Set(tokens).size).toBe(2);
    expect((await shop.request('GET', '/user/self', { token: tokens[0] })).status).toBe(200);
  });

  it('says the same about an unknown account and a wrong password', async () => {
    const { user } = await makeUser(shop.services);
    const wrong = await login(user.email, 'outra senha');
    const unknown = await login('ninguem@cliente.example', 'outra senha');
    const headersOf = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'x-request-id');
    expect(headersOf(unknown)).toEqual(headersOf(wrong));
    const expected = {
      status: 401,
      body: { errorCode: 'INVALID_CREDENTIALS', message: 'E-mail or password is wrong' },
    };
    expect(await errorOf(wrong)).toEqual(expected);
    expect(await errorOf(unknown)).toEqual(expected);
  });

  it.each(['known', 'unknown'])(
    'refuses the sixth try on a %s account and says when to come back, whatever the forwarded address',
    async (kind) => {
      const email = kind === 'known' ? (await makeUser(shop.services)).user.email : 'ninguem@cliente.example';
      shop.clock.current = new Date('2026-11-21T12:05:00Z');
      for (let i = 0; i < 5; i += 1)
        expect((await login(email, 'errada', { 'x-forwarded-for': `10.0.0.${i}` })).status).toBe(401);
      const sixth = await login(email, TEST_PASSWORD, { 'x-forwarded-for': '10.9.9.9' });
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('retry-after')).toBe('900');
      shop.clock.current = new Date('2026-11-21T12:20:00Z');
      expect((await login(email, 'errada')).status).toBe(401);
      const eighth = await login(email, TEST_PASSWORD);
      expect({ status: eighth.status, wait: eighth.headers.get('retry-after') }).toEqual({
        status: 429,
        wait: '1800',
      });
    },
  );

  it('counts tries on many accounts from one address, and only failed ones', async () => {
    const { user } = await makeUser(shop.services);
    for (let i = 0; i < 48; i += 1)
      await shop.services.rateLimiter.hit('login address unknown', { limit: 50, windowSeconds: 3600 });
    for (let i = 0; i < 4; i += 1) expect((await login(user.email, TEST_PASSWORD)).status).toBe(200);
    expect((await login('a@cliente.example', 'x')).status).toBe(401);
    expect((await login('b@cliente.example', 'x')).status).toBe(401);
    expect((await login('c@cliente.example', 'x', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(429);
  });

  it.each([
    { email: 'a@b.example' },
    { email: "' or 1=1 --", password: 'x' },
    { email: 'a@b.example', password: 'x'.repeat(5000) },
    { email: 'a@b.example', password: ['x'] },
    { email: 'a@b.example', password: 'x', admin: true },
    [],
  ])('refuses hostile input %j without touching the database', async (body) => {
    expect((await shop.request('POST', '/auth/login', { body })).status).toBe(422);
    expect(await shop.services.db.select().from(rateLimits)).toHaveLength(0);
  });

  it('refuses text that is not JSON, and forms', async () => {
    const post = (contentType: string, body: string) =>
      shop.app.request('/api/auth/login', { method: 'POST', headers: { 'content-type': contentType }, body });
    expect((await post('application/json', '{"email":')).status).toBe(400);
    expect((await post('application/x-www-form-urlencoded', 'email=a')).status).toBe(415);
  });
});

describe('own details', () => {
  it('changes what is named, keeps the rest, and clears what is empty', async () => {
    const { token } = await makeUser(shop.services, { phone: '(34) 90000-0000' });
    const patch = (body: object) => shop.request('PATCH', '/user/self/details', { token, body });
    expect(await (await patch({ document: '111.444.777-35', fullName: ' Ana Prado ' })).json()).toMatchObject(
      {
        document: '11144477735',
        fullName: 'Ana Prado',
        phone: '(34) 90000-0000',
      },
    );
    expect(await (await patch({ phone: '', document: '' })).json()).toMatchObject({
      fullName: 'Ana Prado',
      phone: null,
      document: null,
    });
    expect((await patch({})).status).toBe(200);
  });

  it.each([
    [{ admin: true }, 'admin'],
    [{ permissions: ['orders.write'] }, 'permissions'],
    [{ email: 'other@cliente.example' }, 'email'],
    [{ document: '11144477734' }, 'document'],
    [{ document: '123' }, 'document'],
    [{ fullName: null }, 'fullName'],
    [{ phone: '\0' }, 'phone'],
  ])('refuses %j', async (body, field) => {
    const { token, user } = await makeUser(shop.services);
    const { status, body: error } = await errorOf(
      await shop.request('PATCH', '/user/self/details', { token, body }),
    );
    expect({ status, fields: Object.keys(error.fields as object) }).toEqual({ status: 422, fields: [field] });
    expect(await shop.services.db.select().from(users)).toEqual([user]);
  });

  it.each([
    ['GET', '/user/self/'],
    ['GET', '/user/self/details'],
    ['PATCH', '/user/self/details'],
    ['GET', '/user/self/address'],
    ['POST', '/user/self/address'],
    ['PUT', '/user/self/address/a'],
    ['DELETE', '/user/self/address/a'],
    ['POST', '/logout'],
  ])('%s %s answers 401 without a session', async (method, path) => {
    const body = ['GET', 'DELETE'].includes(method) ? undefined : {};
    expect((await shop.request(method, path, { body })).status).toBe(401);
    expect((await shop.request(method, path, { body, token: 'x'.repeat(43) })).status).toBe(401);
  });
});

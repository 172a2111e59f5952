import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, passwordResets, rateLimits, users } from '@/server/db/schema';
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
const ask = async (email: string, extra: object = {}, headers?: Record<string, string>) => {
  const answer = await shop.request('POST', '/forget-password', { body: { email, ...extra }, headers });
  await shop.services.users.whenLinksAreMade();
  return answer;
};
const reset = (token: string, password = NEW_PASSWORD) =>
  shop.request('POST', '/forget-password/reset', { body: { token, password } });
const login = (email: string, password: string) =>
  shop.request('POST', '/auth/login', { body: { email, password } });
const mailsTo = (email: string) =>
  shop.services.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
const codeOf = async (answer: Response) => ({
  status: answer.status,
  code: ((await answer.json()) as { errorCode: string } | null)?.errorCode,
});

/** Asks for a link and reads its secret from the mail, as its reader would. */
async function askForToken(email: string): Promise<string> {
  await ask(email);
  const token = (await mailsTo(email)).at(-1)?.data.token;
  if (typeof token !== 'string') throw new Error('no link was mailed');
  return token;
}
const minutesLater = (minutes: number) =>
  void (shop.clock.current = new Date(shop.clock.current.getTime() + minutes * 60_000));

describe('POST /forget-password', () => {
  it('answers the same whether there is such an account, and mails only where there is', async () => {
    const { user } = await makeUser(shop.services);
    const known = await ask(user.email.toUpperCase(), { locale: 'en' });
    const unknown = await ask('ninguem@cliente.example');
    const seen = async (answer: Response) => ({
      status: answer.status,
      body: await answer.text(),
      headers: [...answer.headers].filter(([name]) => name !== 'x-request-id'),
    });
    expect(await seen(unknown)).toEqual(await seen(known));
    expect(known.status).toBe(202);
    expect(await shop.services.db.select().from(outbox)).toMatchObject([
      { template: 'passwordReset', recipient: user.email, locale: 'en' },
    ]);
  });

  it('keeps the digest of the secret and never the secret', async () => {
    const { user } = await makeUser(shop.services);
    const token = await askForToken(user.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await shop.services.db.select().from(passwordResets))).not.toContain(token);
  });

  it.each(['known', 'unknown'])(
    'refuses the fourth request of an hour for a %s account, whatever the forwarded address',
    async (kind) => {
      const email = kind === 'known' ? (await makeUser(shop.services)).user.email : 'ninguem@cliente.example';
      for (let i = 0; i < 3; i += 1) expect((await ask(email)).status).toBe(202);
      const fourth = await ask(email, {}, { 'x-forwarded-for': '10.1.1.1' });
      expect({ status: fourth.status, wait: fourth.headers.get('retry-after') }).toEqual({
        status: 429,
        wait: '3600',
      });
      expect(await mailsTo(email)).toHaveLength(kind === 'known' ? 3 : 0);
    },
  );

  it('lets one address ask fifty times an hour', async () => {
    for (let i = 0; i < 50; i += 1)
      await shop.services.rateLimiter.hit('reset address unknown', { limit: 50, windowSeconds: 3600 });
    expect((await ask('ninguem@cliente.example')).status).toBe(429);
  });

  it.each([
    {},
    { email: 'nada' },
    { email: 'a@b.example', locale: 'xx' },
    { email: 'a@b.example', host: 'x' },
  ])('refuses %j and counts nothing', async (body) => {
    expect((await shop.request('POST', '/forget-password', { body })).status).toBe(422);
    expect(await shop.services.db.select().from(rateLimits)).toHaveLength(0);
  });
});

describe('POST /forget-password/reset', () => {
  it('sets the password, ends every session, opens the guesser’s lock and tells by mail', async () => {
    const { user, token: session } = await makeUser(shop.services);
    for (let i = 0; i < 6; i += 1) await login(user.email, 'errada');
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(429);
    const answer = await reset(await askForToken(user.email));
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: null });
    expect((await shop.request('GET', '/user/self/', { token: session })).status).toBe(401);
    expect((await login(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
    const templates = (await mailsTo(user.email)).map(({ template }) => template);
    expect(templates).toEqual(expect.arrayContaining(['passwordReset', 'passwordChanged']));
  });

  it('of two uses at once answers one 200 and one 400', async () => {
    const { user } = await makeUser(shop.services);
    const token = await askForToken(user.email);
    const answers = await Promise.all([reset(token, 'primeira senha 1'), reset(token, 'segunda senha 2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers[0].status === 200 ? 'primeira senha 1' : 'segunda senha 2';
    expect((await login(user.email, winner)).status).toBe(200);
  });

  it('refuses a link that was used, that is older than half an hour, or that was not made by the shop', async () => {
    const { user } = await makeUser(shop.services);
    const first = await askForToken(user.email);
    minutesLater(1);
    const second = await askForToken(user.email);
    expect((await reset(second)).status).toBe(200);
    const invalid = { status: 400, code: 'RESET_INVALID' };
    expect(await codeOf(await reset(second))).toEqual(invalid);
    expect(await codeOf(await reset(first))).toEqual(invalid);
    minutesLater(61);
    const third = await askForToken(user.email);
    minutesLater(30);
    expect(await codeOf(await reset(third))).toEqual(invalid);
    expect(await codeOf(await reset('x'.repeat(43)))).toEqual(invalid);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps the link for another try when the password is common', async () => {
    const { user } = await makeUser(shop.services);
    const token = await askForToken(user.email);
    expect(await codeOf(await reset(token, 'flamengo'))).toEqual({ status: 422, code: 'WEAK_PASSWORD' });
    expect((await reset(token, 'curta')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it('links to the configured address, whatever host the request names', async () => {
    const { user } = await makeUser(shop.services);
    await ask(user.email, {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const { renderMail } = await import('@/mails/render-mail');
    const [row] = await mailsTo(user.email);
    const { html, text } = await renderMail('passwordReset', row?.data, {
      brand: shop.services.brand,
      locale: 'pt-BR',
    });
    const link = `${shop.services.brand.canonicalUrl}/pt-BR/forget-password?token=${String(row?.data.token)}`;
    expect(text).toContain(link);
    expect(html).not.toContain('evil.example');
  });
});

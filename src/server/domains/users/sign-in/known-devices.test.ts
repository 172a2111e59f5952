import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_COOKIE } from '@config/commerce';
import { knownDevices, outbox, rateLimits, users } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => void (shop = await makeTestApp({ env: { TRUSTED_PROXY: 'true' } })));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
  await shop.services.db.delete(outbox);
  owner = await makeUser(shop.services);
});

const NEW_PASSWORD = 'porteira nova 88';

/** A browser: it carries what it was given. Strangers come from an address each. */
function openBrowser(address = '200.10.10.10') {
  let cookie = '';
  return {
    read: () => cookie,
    plant: (value: string) => void (cookie = value),
    async post(path: string, body: object, token?: string) {
      const answer = await shop.request('POST', path, {
        body,
        token,
        headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      });
      const given = answer.headers.getSetCookie().find((one) => one.startsWith(DEVICE_COOKIE.name));
      if (given) cookie = given.split(';')[0] ?? '';
      return answer;
    },
    async signIn(password = TEST_PASSWORD, email = owner.user.email) {
      return (await this.post('/auth/login', { email, password })).status;
    },
  };
}

async function strangersGuess(times = 6) {
  for (let i = 0; i < times; i += 1) await openBrowser(`198.51.100.${i}`).signIn(`palpite ${i}`);
}

async function resetLink(): Promise<string> {
  await shop.request('POST', '/forget-password', { body: { email: owner.user.email } });
  await shop.services.users.whenLinksAreMade();
  const mails = await shop.services.db.select().from(outbox).where(eq(outbox.template, 'passwordReset'));
  return String(mails.at(-1)?.data.token);
}

describe('guesses of strangers', () => {
  it('do not shut out the owner who signed in with this browser before', async () => {
    const browser = openBrowser();
    expect(await browser.signIn()).toBe(200);
    await strangersGuess();
    expect(await openBrowser('198.51.100.99').signIn()).toBe(429);
    expect(await browser.signIn()).toBe(200);
    expect(await openBrowser('198.51.100.99').signIn()).toBe(429);
  });

  it('from the owner’s own address do not either', async () => {
    const browser = openBrowser();
    await browser.signIn();
    for (let i = 0; i < 50; i += 1)
      await shop.services.rateLimiter.hit('login address 200.10.10.10', { limit: 50, windowSeconds: 3600 });
    expect(await openBrowser().signIn()).toBe(429);
    expect(await browser.signIn()).toBe(200);
  });

  it('do not shut out the owner who registered here, changed the password here or came by a mailed link', async () => {
    const body = { fullName: 'Rita Alves', email: 'rita@cliente.example', password: 'porteira azul 7' };
    const registered = openBrowser();
    await registered.post('/auth/register', body);
    const changed = openBrowser();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'outra senha 31' };
    expect((await changed.post('/auth/change-password/', change, owner.token)).status).toBe(200);
    for (let i = 0; i < 6; i += 1) await openBrowser('198.51.100.7').signIn('palpite', body.email);
    await strangersGuess();
    expect(await registered.signIn(body.password, body.email)).toBe(200);
    expect(await changed.signIn(change.newPassword)).toBe(200);
    const mailed = openBrowser();
    const reset = { token: await resetLink(), password: NEW_PASSWORD };
    expect((await mailed.post('/forget-password/reset', reset)).status).toBe(200);
    await strangersGuess();
    expect(await mailed.signIn(NEW_PASSWORD)).toBe(200);
  });

  it('are limited from a known browser as well, and its limit is no one else’s', async () => {
    const [first, second] = [openBrowser(), openBrowser()];
    await first.signIn();
    await second.signIn();
    for (let i = 0; i < 5; i += 1) expect(await first.signIn(`palpite ${i}`)).toBe(401);
    expect(await first.signIn()).toBe(429);
    expect(await second.signIn()).toBe(200);
    expect(await openBrowser().signIn()).toBe(200);
  });
});

describe('what a browser carries', () => {
  it('is out of the reach of scripts and other sites, and stored as a digest', async () => {
    const answer = await openBrowser().post('/auth/login', {
      email: owner.user.email,
      password: TEST_PASSWORD,
    });
    const given = answer.headers.getSetCookie().find((one) => one.startsWith(DEVICE_COOKIE.name)) ?? '';
    expect(given).toMatch(/; Path=\/api; HttpOnly; Secure; SameSite=Strict$/);
    expect(given).toContain(`Max-Age=${400 * 86_400}`);
    expect(await answer.json()).toMatch(/^[\w-]{43}$/);
    const secret = /=([\w-]{43});/.exec(given)?.[1] ?? 'nothing';
    expect(JSON.stringify(await shop.services.db.select().from(knownDevices))).not.toContain(secret);
  });

  it('opens nothing by itself, and nothing of another account', async () => {
    const stranger = await makeUser(shop.services);
    const browser = openBrowser();
    await browser.signIn(TEST_PASSWORD, stranger.user.email);
    const self = await shop.request('GET', '/user/self/', { headers: { cookie: browser.read() } });
    expect(self.status).toBe(401);
    await strangersGuess();
    expect(await browser.signIn()).toBe(429);
  });

  it('holds several people who share it, five at most', async () => {
    const browser = openBrowser();
    const people = [owner];
    for (let i = 0; i < 5; i += 1) people.push(await makeUser(shop.services));
    for (const { user } of people) await browser.signIn(TEST_PASSWORD, user.email);
    expect(browser.read().split('.')).toHaveLength(5);
    await strangersGuess();
    expect(await browser.signIn()).toBe(429);
    const last = people[5]?.user.email ?? '';
    for (let i = 0; i < 6; i += 1) await openBrowser('198.51.100.8').signIn('palpite', last);
    expect(await browser.signIn(TEST_PASSWORD, last)).toBe(200);
  });

  it('is never what a stranger put there', async () => {
    const browser = openBrowser();
    const planted = `${DEVICE_COOKIE.name}=${'a'.repeat(43)}`;
    browser.plant(planted);
    await browser.signIn();
    const stranger = openBrowser('198.51.100.9');
    stranger.plant(planted);
    await strangersGuess();
    expect(await stranger.signIn()).toBe(429);
    expect(await browser.signIn()).toBe(200);
  });

  it('is worth nothing after a reset, a change of the password, the end of the account or 400 days', async () => {
    const old = openBrowser();
    await old.signIn();
    const reset = { token: await resetLink(), password: NEW_PASSWORD };
    const mailed = openBrowser();
    await mailed.post('/forget-password/reset', reset);
    await strangersGuess();
    expect(await old.signIn(NEW_PASSWORD)).toBe(429);
    shop.clock.current = new Date('2027-12-27T12:00:00Z');
    await strangersGuess();
    expect(await mailed.signIn(NEW_PASSWORD)).toBe(429);
    const gone = await makeUser(shop.services);
    await openBrowser().signIn(TEST_PASSWORD, gone.user.email);
    await shop.request('DELETE', '/user/self/', { token: gone.token, body: { password: TEST_PASSWORD } });
    const { db } = shop.services;
    expect(await db.$count(knownDevices, eq(knownDevices.userId, gone.user.id))).toBe(0);
  });

  it.each(['', '....', 'x'.repeat(5_000), "' or 1=1 --", '%00'])('is ignored as %j', async (value) => {
    const browser = openBrowser();
    browser.plant(`${DEVICE_COOKIE.name}=${value}`);
    expect(await browser.signIn('errada')).toBe(401);
    expect(await browser.signIn()).toBe(200);
  });
});

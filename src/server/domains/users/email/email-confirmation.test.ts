import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { SelfExport } from '@/contract/schemas/people';
import type { UserDetails } from '@/contract/schemas/users';
import {
  emailConfirmations,
  leads,
  outbox,
  passwordResets,
  rateLimits,
  stockNotices,
  users,
} from '@/server/db/schema';
import { makeContactLead, makeFilledToken } from '@/testing/make-lead';
import { makeProduct } from '@/testing/make-product';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const OWNER = 'tereza@cliente.example';
const PASSWORD = 'porteira azul 7';
const DAY = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { MAIL_FROM: 'Boa Lida <nao-responda@boalida.example>' } });
  await makeProduct(shop.services.db, { id: 'p', variations: [{ stock: 0 }] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  shop.mailer.mails = [];
  for (const table of [users, leads, outbox, stockNotices, rateLimits]) await shop.services.db.delete(table);
});

const post = (path: string, body: unknown, token?: string) =>
  shop.request('POST', path, { body, token: token ?? '' });
async function register(email: string) {
  const answer = await post('/auth/register', { fullName: 'Alguém Qualquer', email, password: PASSWORD });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
async function registered(email = OWNER): Promise<string> {
  const { status, body } = await register(email);
  expect(status).toBe(200);
  return String(body);
}
const removeAccount = (token: string) =>
  shop.request('DELETE', '/user/self/', { token, body: { password: PASSWORD } });
const detailsOf = async (token: string) =>
  (await (await shop.request('GET', '/user/self/details', { token })).json()) as UserDetails;
const exportOf = async (token: string) =>
  (await (await shop.request('GET', '/user/self/export', { token })).json()) as SelfExport;

/** The secret in the newest mail of a kind, after everything that waits has left. */
async function secretIn(template: string): Promise<string> {
  await shop.services.outbox.sendDueMails();
  const text = shop.mailer.mails.findLast((mail) => mail.template === template)?.text ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
const confirm = (token: string, link: string) => post('/auth/confirm-email/', { token: link }, token);

/** What the owner of a mailbox has at the shop without an account: a message, its mails and a wish. */
async function leaveTraces(email = OWNER) {
  await post('/lead/', makeContactLead({ email, token: await makeFilledToken(shop) }));
  await post('/product/stock_notice/', { variationId: 'p-v1', email });
}
const countTraces = async (email = OWNER) => ({
  messages: await shop.services.db.$count(leads, eq(leads.email, email)),
  wishes: await shop.services.db.$count(stockNotices, eq(stockNotices.email, email)),
  mails: await shop.services.db.$count(outbox),
});

describe('a registration with the e-mail of another person', () => {
  it('takes nothing of the owner along by deleting the account', async () => {
    await leaveTraces();
    const before = await countTraces();
    expect(before).toEqual({ messages: 1, wishes: 1, mails: 2 });
    const stranger = await registered();
    expect((await removeAccount(stranger)).status).toBe(200);
    expect(await countTraces()).toEqual(before);
  });

  it('reads nothing of the owner in the export', async () => {
    await leaveTraces();
    expect(await exportOf(await registered())).toMatchObject({ messages: [], stockNotices: [] });
  });

  it('takes no wish along that the owner asked for too', async () => {
    const stranger = await registered();
    await post('/product/stock_notice/', { variationId: 'p-v1', email: OWNER }, stranger);
    await post('/product/stock_notice/', { variationId: 'p-v1', email: OWNER });
    await removeAccount(stranger);
    expect((await countTraces()).wishes).toBe(1);
  });

  it('does not get the account confirmed by an owner who follows the link', async () => {
    await registered();
    const link = await secretIn('welcome');
    expect((await post('/auth/confirm-email/', { token: link })).status).toBe(401);
    const { token: owner } = await makeUser(shop.services);
    expect(await (await confirm(owner, link)).json()).toMatchObject({ errorCode: 'CONFIRMATION_INVALID' });
    expect(await shop.services.db.$count(emailConfirmations, eq(emailConfirmations.usedAt, new Date()))).toBe(
      0,
    );
  });

  it('takes along what the account itself wrote, its mails among it', async () => {
    const stranger = await registered();
    await post('/lead/', makeContactLead({ token: await makeFilledToken(shop) }), stranger);
    await post('/product/stock_notice/', { variationId: 'p-v1', email: OWNER }, stranger);
    await removeAccount(stranger);
    expect(await countTraces()).toEqual({ messages: 0, wishes: 0, mails: 0 });
  });
});

describe('an e-mail that was confirmed', () => {
  it('joins what was written under it to the account, and takes it along', async () => {
    await leaveTraces();
    const token = await registered();
    expect((await detailsOf(token)).emailConfirmed).toBe(false);
    expect((await confirm(token, await secretIn('welcome'))).status).toBe(200);
    expect((await detailsOf(token)).emailConfirmed).toBe(true);
    const { messages, stockNotices: wishes } = await exportOf(token);
    expect(messages).toMatchObject([{ written: { name: 'Tereza Prado' } }]);
    expect(wishes).toHaveLength(1);
    await removeAccount(token);
    expect(await countTraces()).toMatchObject({ messages: 0, wishes: 0 });
    expect(await shop.services.db.$count(outbox, eq(outbox.recipient, OWNER))).toBe(0);
  });

  it('is proven by a recovery link that was used', async () => {
    await registered();
    await post('/forget-password', { email: OWNER });
    await shop.services.users.whenLinksAreMade();
    const link = await secretIn('passwordReset');
    expect((await post('/forget-password/reset', { token: link, password: 'outra porteira 8' })).status).toBe(
      200,
    );
    const [user] = await shop.services.db.select().from(users);
    expect(user?.emailConfirmedAt).toEqual(shop.clock.current);
  });

  it('never leads to what another account wrote under it', async () => {
    const { token: other } = await makeUser(shop.services);
    await post('/lead/', makeContactLead({ token: await makeFilledToken(shop) }), other);
    const token = await registered();
    await confirm(token, await secretIn('welcome'));
    expect((await exportOf(token)).messages).toEqual([]);
    await removeAccount(token);
    expect((await countTraces()).messages).toBe(1);
  });
});

describe('the link that confirms', () => {
  it('works once, also when it is used twice at once', async () => {
    const token = await registered();
    const link = await secretIn('welcome');
    const answers = await Promise.all([confirm(token, link), confirm(token, link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends after 7 days, with another proof, and with the account', async () => {
    const token = await registered();
    const first = await secretIn('welcome');
    shop.clock.current = new Date(shop.clock.current.getTime() + 8 * DAY);
    expect((await confirm(token, first)).status).toBe(400);
    await post('/auth/confirm-email/send', {}, token);
    const second = await secretIn('emailConfirmation');
    await post('/auth/confirm-email/send', {}, token);
    expect((await confirm(token, await secretIn('emailConfirmation'))).status).toBe(200);
    expect((await confirm(token, second)).status).toBe(400);
    await removeAccount(token);
    expect(await shop.services.db.$count(emailConfirmations)).toBe(0);
  });

  it('is stored as a digest, and the secret goes with the mail', async () => {
    await registered();
    const link = await secretIn('welcome');
    const rows = JSON.stringify([
      await shop.services.db.select().from(emailConfirmations),
      await shop.services.db.select().from(outbox),
    ]);
    expect(link).toHaveLength(43);
    expect(rows).not.toContain(link);
  });

  it('is mailed again three times an hour, and never to a confirmed address', async () => {
    const token = await registered();
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await post('/auth/confirm-email/send', { locale: 'en' }, token)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    await confirm(token, await secretIn('emailConfirmation'));
    shop.clock.current = new Date(shop.clock.current.getTime() + 2 * 3_600_000);
    expect((await post('/auth/confirm-email/send', {}, token)).status).toBe(202);
    expect(await shop.services.outbox.sendDueMails()).toBe(0);
    expect((await post('/auth/confirm-email/send', {})).status).toBe(401);
  });

  it('changes nothing about what an account may do before', async () => {
    const token = await registered();
    expect((await shop.request('GET', '/user/self/', { token })).status).toBe(200);
    expect((await post('/auth/login', { email: OWNER, password: PASSWORD })).status).toBe(200);
  });
});

describe('a mailbox of the shop itself', () => {
  it.each([
    boaLida.company.email,
    boaLida.company.email.toUpperCase(),
    'atendimento+cliente@boalida.example',
    'aten.dimento@boalida.example',
    'nao-responda@boalida.example',
    'comercial@linhamatriz.example',
  ])('cannot be registered: %s', async (email) => {
    const { status, body } = await register(email);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'EMAIL_RESERVED', fields: { email: 'reserved' } }),
    ]);
    expect(await shop.services.db.$count(users)).toBe(0);
  });

  it('is asked about no oftener than whether an e-mail is taken', async () => {
    for (let i = 0; i < 10; i += 1) await register(boaLida.company.email);
    expect((await register(boaLida.company.email)).status).toBe(429);
  });

  it('loses no waiting message to an account that has its address from before', async () => {
    const { token } = await makeUser(shop.services, { email: boaLida.company.email });
    await leaveTraces();
    const waiting = () => shop.services.db.$count(outbox, eq(outbox.recipient, boaLida.company.email));
    expect(await waiting()).toBe(1);
    const answer = await shop.request('DELETE', '/user/self/', { token, body: { password: TEST_PASSWORD } });
    expect(answer.status).toBe(200);
    expect(await waiting()).toBe(1);
  });
});

it('a recovery link that waits is not lost to a stranger who deletes another account', async () => {
  const { user } = await makeUser(shop.services, { id: randomUUID(), email: OWNER });
  await post('/forget-password', { email: OWNER });
  await shop.services.users.whenLinksAreMade();
  const stranger = await registered('outro@cliente.example');
  await removeAccount(stranger);
  expect(await shop.services.db.$count(passwordResets, eq(passwordResets.userId, user.id))).toBe(1);
  expect(await secretIn('passwordReset')).not.toBe('');
});

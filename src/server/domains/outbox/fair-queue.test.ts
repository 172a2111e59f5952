import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits, users } from '@/server/db/schema';
import { RecipientRefused } from '@/server/ports/mailer/mailer';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { MAIL_RULES } from './mail-rules';
import { createOutboxService } from './outbox.service';

const HOUR = 3_600_000;

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  shop.mailer.mails = [];
  for (const table of [users, outbox, rateLimits]) await shop.services.db.delete(table);
});

const wait = (ms: number) => void (shop.clock.current = new Date(shop.clock.current.getTime() + ms));
const send = () => shop.services.outbox.sendDueMails();
const order = () => shop.mailer.mails.map(({ template, to }) => `${template} ${to.split('@')[0]}`);

let counter = 0;
const mailTo = (name: string) => ({
  recipient: `${name}@cliente.example`,
  locale: 'pt-BR' as const,
  dedupeKey: `key:${(counter += 1)}`,
});
const enqueueNews = (name: string) =>
  shop.services.outbox.enqueueMail(shop.services.db, {
    ...mailTo(name),
    template: 'leadReceived',
    data: {
      kind: 'contact',
      reference: 'A',
      name: 'Ana',
      email: 'a@a.example',
      phone: null,
      message: 'Oi',
      fields: {},
    },
  });
const enqueueNotice = (name: string) =>
  shop.services.outbox.enqueueMail(shop.services.db, {
    ...mailTo(name),
    template: 'backInStock',
    data: { title: 'Sal', titleLang: 'pt-BR', slug: 'sal', presentation: 'Saco 30 kg', price: 9 },
  });
const enqueueRecovery = (name: string) =>
  shop.services.outbox.enqueueMail(shop.services.db, {
    ...mailTo(name),
    template: 'passwordReset',
    data: { fullName: 'Ana Prado', token: 't'.repeat(43) },
  });

const login = (email: string, agent: string) =>
  shop.request('POST', '/auth/login', {
    body: { email, password: TEST_PASSWORD },
    headers: { 'user-agent': agent },
  });

describe('the queue of mails', () => {
  it('sends recovery first, then orders and messages, then the rest, however long they wait', async () => {
    await enqueueNotice('ana');
    wait(1);
    await enqueueNews('loja');
    wait(1);
    await enqueueRecovery('bento');
    await send();
    expect(order()).toEqual(['passwordReset bento', 'leadReceived loja', 'backInStock ana']);
  });

  it('serves one recipient after the other, not one of them to the end', async () => {
    for (let i = 0; i < 4; i += 1) await enqueueNews('ana');
    await enqueueNews('bento');
    await enqueueNews('carla');
    await send();
    expect(order().map((line) => line.split(' ')[1])).toEqual(['ana', 'bento', 'carla', 'ana', 'ana', 'ana']);
  });

  it('lets a recovery link pass that comes while a round is under way', async () => {
    for (let i = 0; i < 20; i += 1) await enqueueNotice(`pessoa${i}`);
    const { send: hand } = shop.mailer;
    shop.mailer.send = async (mail) => {
      if (shop.mailer.mails.length === 2) await enqueueRecovery('bento');
      await hand.call(shop.mailer, mail);
    };
    await send();
    shop.mailer.send = hand;
    expect(order().indexOf('passwordReset bento')).toBeLessThan(8);
  });

  it('is not stopped by mailboxes that do not exist', async () => {
    for (let i = 0; i < 5; i += 1) await enqueueRecovery(`ninguem${i}`);
    await enqueueRecovery('bento');
    const { send: hand } = shop.mailer;
    shop.mailer.send = async (mail) => {
      if (mail.to.startsWith('ninguem')) throw new RecipientRefused('EENVELOPE: 550 unknown');
      await hand.call(shop.mailer, mail);
    };
    expect(await send()).toBe(1);
    shop.mailer.send = hand;
    expect(order()).toEqual(['passwordReset bento']);
  });
});

describe('mails to one address', () => {
  it('are none for new devices while it is unconfirmed, however many sign in', async () => {
    const { user } = await makeUser(shop.services, { emailConfirmedAt: null });
    for (let i = 0; i < 60; i += 1) {
      await shop.services.db.delete(rateLimits);
      expect((await login(user.email, `agent ${i}`)).status).toBe(200);
    }
    expect(await send()).toBe(0);
  });

  it('are few for new devices once it is confirmed, and hold up no recovery link of another', async () => {
    const { user } = await makeUser(shop.services);
    const { user: other } = await makeUser(shop.services);
    for (let i = 0; i < 45; i += 1) await login(user.email, `agent ${i}`);
    await shop.request('POST', '/forget-password', { body: { email: other.email } });
    await shop.services.users.whenLinksAreMade();
    const { perHour = 0 } = MAIL_RULES.newDevice.cap ?? {};
    expect(await send()).toBe(perHour + 1);
    expect(shop.mailer.mails[0]).toMatchObject({ template: 'passwordReset', to: other.email });
  });

  it('are counted for the mailbox behind them, also at once, and after the account is gone', async () => {
    const emails = ['ana@x.example', 'ana+1@x.example', 'ana+2@x.example', 'ana+3@x.example'];
    const tokens = await Promise.all(
      emails.map(async (email) => {
        const body = { fullName: 'Ana Prado', email, password: 'porteira azul 7' };
        return (await (await shop.request('POST', '/auth/register', { body })).json()) as string;
      }),
    );
    for (const token of tokens)
      await shop.request('DELETE', '/user/self/', { token, body: { password: 'porteira azul 7' } });
    const body = { fullName: 'Ana Prado', email: 'ana@x.example', password: 'porteira azul 7' };
    expect((await shop.request('POST', '/auth/register', { body })).status).toBe(200);
    expect(await send()).toBe(0);
    wait(HOUR);
    await enqueueRecovery('ana');
    expect(await send()).toBe(1);
  });

  it('that were asked for wait for the next day where they are too many, and none is lost', async () => {
    const { perDay = 0 } = MAIL_RULES.backInStock.cap ?? {};
    for (let i = 0; i < perDay + 3; i += 1) await enqueueNotice('ana');
    expect(await send()).toBe(perDay);
    wait(24 * HOUR);
    expect(await send()).toBe(3);
  });

  it('about orders and messages to the shop are never left out', async () => {
    for (let i = 0; i < 45; i += 1) await enqueueNews('loja');
    expect(await send()).toBe(45);
  });

  it('take no share for an event that was told already', async () => {
    const mail = {
      ...mailTo('ana'),
      template: 'passwordReset' as const,
      data: { fullName: 'Ana', token: 't' },
    };
    for (let i = 0; i < 10; i += 1) await shop.services.outbox.enqueueMail(shop.services.db, mail);
    await enqueueRecovery('ana');
    expect(await send()).toBe(2);
  });
});

describe('a mail that was written while the shop runs', () => {
  it('leaves by itself once its transaction is through, and not before', async () => {
    const own = createOutboxService(shop.services);
    const left = new Promise<string>((resolve) => {
      const { send: hand } = shop.mailer;
      shop.mailer.send = async (mail) => {
        await hand.call(shop.mailer, mail);
        shop.mailer.send = hand;
        resolve(mail.to);
      };
    });
    own.startSending();
    await shop.services.db.transaction((tx) =>
      own.enqueueMail(tx, {
        ...mailTo('ana'),
        template: 'passwordReset',
        data: { fullName: 'Ana', token: 't' },
      }),
    );
    expect(await left).toBe('ana@cliente.example');
    await own.stopSending();
  });
});

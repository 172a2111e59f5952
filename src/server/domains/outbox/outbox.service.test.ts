import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tropaESela } from '@config/brands/tropa-e-sela';
import { outbox } from '@/server/db/schema/outbox';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { createOutboxService, type NewMail } from './outbox.service';
import { claimMail, listNextMails } from './outbox.repo';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = NOW;
  shop.mailer.mails = [];
  shop.mailer.fault = null;
  await shop.services.db.delete(outbox);
});

const planMail = (fields: Partial<NewMail<'backInStock'>> = {}): NewMail<'backInStock'> => ({
  template: 'backInStock',
  recipient: 'ana@cliente.example',
  locale: 'pt-BR',
  data: {
    title: 'Seca Brava 40',
    titleLang: 'pt-BR',
    slug: 'seca-brava-40',
    presentation: 'Saco 30 kg',
    price: 149.9,
  },
  dedupeKey: 'backInStock:1',
  ...fields,
});
const enqueue = (fields?: Parameters<typeof planMail>[0]) =>
  shop.services.db.transaction((tx) => shop.services.outbox.enqueueMail(tx, planMail(fields)));
const send = () => shop.services.outbox.sendDueMails();
const wait = (ms: number) => void (shop.clock.current = new Date(shop.clock.current.getTime() + ms));
const rows = () => shop.services.db.select().from(outbox);

describe('a mail', () => {
  it('leaves after the transaction that wrote it, once, and its data is forgotten', async () => {
    await enqueue();
    expect(shop.mailer.mails).toHaveLength(0);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    wait(48 * 60 * MINUTE);
    expect(await send()).toBe(0);
    expect(shop.mailer.mails).toMatchObject([
      { to: 'ana@cliente.example', subject: 'Chegou: Seca Brava 40', date: NOW },
    ]);
    expect(await rows()).toMatchObject([{ sentAt: NOW, data: {}, attempts: 1, claimedUntil: null }]);
  });

  it('does not exist when its transaction fails', async () => {
    const failing = shop.services.db.transaction(async (tx) => {
      await shop.services.outbox.enqueueMail(tx, planMail());
      throw new Error('the order was refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await rows()).toEqual([]);
  });

  it('is written once for one event', async () => {
    await enqueue();
    await enqueue({ recipient: 'bento@cliente.example' });
    await enqueue({ dedupeKey: 'backInStock:2' });
    expect((await rows()).map(({ recipient }) => recipient)).toEqual([
      'ana@cliente.example',
      'ana@cliente.example',
    ]);
  });

  it('is sent once by senders that run at once', async () => {
    for (let i = 0; i < 12; i += 1) await enqueue({ dedupeKey: `backInStock:${i}` });
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(shop.mailer.mails.map(({ id }) => id)).size).toBe(12);
    expect(shop.mailer.mails).toHaveLength(12);
  });

  it('goes again under the same id when a process died between sending and noting it', async () => {
    await enqueue();
    const until = new Date(NOW.getTime() + 5 * MINUTE);
    const [id = ''] = await listNextMails(shop.services.db, { brandId: 'boa-lida', now: NOW, limit: 1 });
    const row = await claimMail(shop.services.db, { id, now: NOW, until });
    // Here the mail server took it, and the process ended.
    wait(4 * MINUTE);
    expect(await send()).toBe(0);
    wait(2 * MINUTE);
    expect(await send()).toBe(1);
    expect(shop.mailer.mails).toMatchObject([{ id: row?.id }]);
  });

  it('is tried again after 1 and 5 and 30 minutes, 2 and 12 hours, and then given up', async () => {
    shop.mailer.fault = 'ECONNREFUSED';
    await enqueue();
    for (const minutes of [1, 5, 30, 120, 720]) {
      await send();
      expect(await rows()).toMatchObject([{ failedAt: null, lastError: 'ECONNREFUSED' }]);
      const [row] = await rows();
      expect(row?.nextAttemptAt).toEqual(new Date(shop.clock.current.getTime() + minutes * MINUTE));
      wait(minutes * MINUTE - 1);
      const before = row?.attempts;
      await send();
      expect((await rows())[0]?.attempts).toBe(before);
      wait(1);
    }
    await send();
    expect(await rows()).toMatchObject([{ failedAt: shop.clock.current, attempts: 6 }]);
    shop.mailer.fault = null;
    wait(48 * 60 * MINUTE);
    expect(await send()).toBe(0);
  });

  it('waits for the next round when the mail server refuses three in a row', async () => {
    shop.mailer.fault = 'ECONNREFUSED';
    for (let i = 0; i < 5; i += 1) await enqueue({ dedupeKey: `backInStock:${i}` });
    await send();
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1, 1, 1]);
  });

  it.each([
    ['has no template', { template: 'no-such' }],
    ['has a name of the language for a template', { template: 'constructor' }],
    ['lacks what its template shows', { data: { brandId: 'boa-lida' } }],
  ])('that %s is given up at once, told in the log, and holds up no other', async (_case, fault) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await enqueue();
    await shop.services.db.update(outbox).set(fault);
    await enqueue({ dedupeKey: 'backInStock:2', recipient: 'bento@cliente.example' });
    expect(await send()).toBe(1);
    expect(log).toHaveBeenCalledOnce();
    expect(shop.mailer.mails).toMatchObject([{ to: 'bento@cliente.example' }]);
    const [bad] = await shop.services.db.select().from(outbox).where(eq(outbox.dedupeKey, 'backInStock:1'));
    expect(bad).toMatchObject({
      failedAt: NOW,
      sentAt: null,
      lastError: expect.stringMatching(/^template:/),
    });
  });

  it('is sent by its own brand, however many share the database', async () => {
    await createOutboxService({ ...shop.services, brand: tropaESela }).enqueueMail(
      shop.services.db,
      planMail(),
    );
    expect(await send()).toBe(0);
    expect(await createOutboxService({ ...shop.services, brand: tropaESela }).sendDueMails()).toBe(1);
    expect(shop.mailer.mails[0]?.html).toContain('https://www.tropaesela.example');
  });

  it('leads to the public address where the operator named one', async () => {
    const env = { ...shop.services.env, SITE_URL: 'https://loja.example/' };
    await enqueue({ locale: 'es' });
    await createOutboxService({ ...shop.services, env }).sendDueMails();
    expect(shop.mailer.mails[0]?.text).toContain('https://loja.example/es/produtos/seca-brava-40');
  });

  it('is forgotten half a year after it left; one that waits is not', async () => {
    await enqueue();
    await send();
    await enqueue({ dedupeKey: 'backInStock:2' });
    wait(181 * 24 * 60 * MINUTE);
    await shop.services.retention.forgetRows();
    expect(await rows()).toMatchObject([{ dedupeKey: 'backInStock:2' }]);
  });
});

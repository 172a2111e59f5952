import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import type { ErrorBody } from '@/contract/errors';
import { outbox, products, rateLimits, stockNotices, variations } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { createNoticesService, NOTICES_PER_ADDRESS, NOTICES_PER_EMAIL } from './notices.service';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

let shop: TestApp;
let productId: string;
let variationId: string;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.services;
  shop.clock.current = NOW;
  shop.mailer.mails = [];
  await db.delete(outbox);
  await db.delete(stockNotices);
  await db.delete(rateLimits);
  const product = await makeProduct(db, {
    title: 'Sal Azul',
    translations: { en: { title: 'Blue salt' } },
    variations: [{ stock: 0, priceCents: 12_000, salePriceCents: 9_990, presentation: 'Saco 25 kg' }],
  });
  productId = product.id;
  variationId = `${productId}-v1`;
});

const ask = async (body: object = {}, at: Pick<TestApp, 'request'> = shop) => {
  const response = await at.request('POST', '/product/stock_notice/', {
    body: { variationId, email: 'ana@cliente.example', ...body },
  });
  return { status: response.status, body: (await response.json()) as ErrorBody | null };
};
const restock = (stock = 5) =>
  shop.services.db.update(variations).set({ stock }).where(eq(variations.id, variationId));
const tell = async () => {
  const written = await shop.services.notices.notifyBackInStock();
  await shop.services.outbox.sendDueMails();
  return written;
};

describe('a back-in-stock notice', () => {
  it('is one mail to each waiting address, once the pack is there, and no second one', async () => {
    expect(await ask({ locale: 'en' })).toEqual({ status: 202, body: null });
    expect(await tell()).toBe(0);
    await restock();
    expect(await tell()).toBe(1);
    expect(shop.mailer.mails).toMatchObject([
      {
        to: 'ana@cliente.example',
        subject: 'Back in stock: Blue salt',
        text: expect.stringMatching(/25 kg bag/),
      },
    ]);
    expect(shop.mailer.mails[0]?.text).toContain(`https://www.boalida.example/produtos/${productId}`);
    expect(shop.mailer.mails[0]?.text.replaceAll('\u00a0', ' ')).toMatch(
      /R\$ 99,90 Was R\$ 120,00\nR\$ 94,90 with Pix\nR\$ [\d,]+\/kg/,
    );
    await restock(0);
    await restock();
    expect(await tell()).toBe(0);
    expect(shop.mailer.mails).toHaveLength(1);
  });

  it('is stored once while it waits, gets the same answer each time, and may be asked for again afterwards', async () => {
    const answers = await Promise.all([ask(), ask({ email: ' ANA@cliente.example ' }), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await shop.services.db.$count(stockNotices)).toBe(1);
    await restock();
    await tell();
    await restock(0);
    await ask();
    await restock();
    await tell();
    expect(shop.mailer.mails).toHaveLength(2);
  });

  it('is not stored, and mails no stranger, while the pack is in stock', async () => {
    await restock();
    expect(await ask()).toMatchObject({ status: 409, body: { errorCode: 'IN_STOCK' } });
    expect(await tell()).toBe(0);
    expect(await shop.services.db.$count(stockNotices)).toBe(0);
  });

  it('is written once when two processes look at the same time', async () => {
    await ask();
    await ask({ email: 'bento@cliente.example' });
    await restock();
    const { notices, outbox: mails } = shop.services;
    expect((await Promise.all([notices.notifyBackInStock(), notices.notifyBackInStock()])).sort()).toEqual([
      0, 2,
    ]);
    expect(await mails.sendDueMails()).toBe(2);
  });

  describe('of an address that waits at two brands of one database', () => {
    let other: TestApp;
    beforeAll(async () => {
      const { db } = shop.services;
      other = await makeTestApp({ brand: tropaESela, database: { db, close: () => Promise.resolve() } });
    });
    beforeEach(() => void (other.mailer.mails = []));
    afterAll(() => other.close());
    const tellAtBoth = async () => {
      const written = [
        await shop.services.notices.notifyBackInStock(),
        await other.services.notices.notifyBackInStock(),
      ];
      await shop.services.outbox.sendDueMails();
      await other.services.outbox.sendDueMails();
      return written;
    };
    const there = { locale: 'pt-BR' };
    const askAtBoth = async () => {
      const answers = await Promise.all([ask(), ask(there, other), ask(), ask(there, other)]);
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    };

    it('is one mail of each brand, in the language of that wish, each time the address asks', async () => {
      for (const _time of ['first', 'second']) {
        await restock(0);
        await askAtBoth();
        await restock();
        expect(await tellAtBoth()).toEqual([1, 1]);
        expect(await tellAtBoth()).toEqual([0, 0]);
      }
      const subjects = [shop, other].map(({ mailer }) => mailer.mails.map(({ subject }) => subject));
      expect(subjects).toEqual([
        Array(2).fill('Back in stock: Blue salt'),
        Array(2).fill(expect.stringMatching(/: Sal Azul$/)),
      ]);
    });

    it('is stored once for a brand, also after the wish of the other one was told', async () => {
      await ask();
      await ask({}, other);
      await restock();
      await shop.services.notices.notifyBackInStock();
      await restock(0);
      await ask({}, other);
      await ask();
      expect(await shop.services.db.$count(stockNotices)).toBe(3);
      await restock();
      expect(await tellAtBoth()).toEqual([1, 1]);
    });

    it('leaves the version before, which runs at the same time, able to store its wishes', async () => {
      await askAtBoth();
      const askBefore = (id: string, brandId: string, email: string) =>
        shop.services.db
          .execute(sql`insert into stock_notices (id, brand_id, variation_id, email, locale, created_at)
          values (${id}, ${brandId}, ${variationId}, ${email}, 'es', now())
          on conflict (variation_id, email) where notified_at is null do update set user_id = null`);
      await askBefore('again', 'boa-lida', 'ana@cliente.example');
      await askBefore('again-there', 'tropa-e-sela', 'ana@cliente.example');
      await askBefore('first', 'boa-lida', 'bento@cliente.example');
      await restock();
      expect(await tellAtBoth()).toEqual([2, 1]);
    });
  });

  it('waits while the product is not shown', async () => {
    await ask();
    await restock();
    const show = (published: boolean) =>
      shop.services.db.update(products).set({ published }).where(eq(products.id, productId));
    await show(false);
    expect(await tell()).toBe(0);
    await show(true);
    expect(await tell()).toBe(1);
  });

  it('keeps waiting when its mail cannot be written down', async () => {
    await ask();
    await restock();
    const { db, brand, clock, rateLimiter, outbox: mails } = shop.services;
    const broken = createNoticesService({
      db,
      brand,
      clock,
      rateLimiter,
      outbox: { ...mails, enqueueMail: () => Promise.reject(new Error('the disk is full')) },
    });
    await expect(broken.notifyBackInStock()).rejects.toThrow('the disk is full');
    expect(await tell()).toBe(1);
  });

  it('is for packs the shop shows', async () => {
    expect(await ask({ variationId: 'no-such' })).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    });
    const hidden = await makeProduct(shop.services.db, { published: false });
    expect((await ask({ variationId: `${hidden.id}-v1` })).status).toBe(404);
    const elsewhere = await makeProduct(shop.services.db, { brandIds: ['tropa-e-sela'] });
    expect((await ask({ variationId: `${elsewhere.id}-v1` })).status).toBe(404);
    expect(await shop.services.db.$count(stockNotices)).toBe(0);
  });

  it.each([
    [{ email: 'ana' }, 'email'],
    [{ email: 'ana@cliente.example\r\nBcc: todos@cliente.example' }, 'email'],
    [{ locale: 'fr' }, 'locale'],
    [{ notifiedAt: null }, 'notifiedAt'],
  ])('refuses %j and keeps nothing', async (body, field) => {
    const { status, body: error } = await ask(body);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
    expect(await shop.services.db.$count(stockNotices)).toBe(0);
  });

  it('is limited per e-mail and per address', async () => {
    for (let i = 0; i < NOTICES_PER_EMAIL.limit; i += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
    for (let i = NOTICES_PER_EMAIL.limit + 1; i < NOTICES_PER_ADDRESS.limit; i += 1)
      expect((await ask({ email: `pessoa${i}@cliente.example` })).status).toBe(202);
    expect(await ask({ email: 'bento@cliente.example' })).toMatchObject({
      status: 429,
      body: { errorCode: 'RATE_LIMITED' },
    });
  });

  it('is not there in a shop without a cart', async () => {
    const catalogue = await makeTestApp({ brand: linhaMatriz });
    await makeProduct(catalogue.services.db, { id: 'p' });
    expect(await ask({ variationId: 'p-v1' }, catalogue)).toMatchObject({
      status: 403,
      body: { errorCode: 'CART_DISABLED' },
    });
    await catalogue.close();
  });

  it('is forgotten after a year', async () => {
    await ask();
    shop.clock.current = new Date(NOW.getTime() + 200 * DAY);
    await ask({ email: 'bento@cliente.example' });
    shop.clock.current = new Date(NOW.getTime() + 366 * DAY);
    await shop.services.retention.forgetRows();
    expect(await shop.services.db.select().from(stockNotices)).toMatchObject([
      { email: 'bento@cliente.example' },
    ]);
  });
});

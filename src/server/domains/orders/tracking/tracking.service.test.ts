import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import type { ErrorBody } from '@/contract/errors';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { isolate } from '@/lib/texts/isolate';
import { orders, rateLimits } from '@/server/db/schema';
import { GUEST_PASS_DAYS, signGuestPass } from '@/server/domains/orders/guest/guest-pass';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { TRACKING_LINK_DAYS } from './order-tracking-link';
import { TRACKING_PER_ADDRESS } from './tracking.service';

const START = '2026-11-23T12:00:00Z';
let shop: TestApp;
let number: string;
let email: string;

beforeAll(async () => {
  shop = await makeTestApp({ now: START });
  const { user, token } = await makeUser(shop.services, { email: 'tereza@cliente.example' });
  email = user.email;
  const product = await makeProduct(shop.services.db);
  ({ number } = await makeOrder(shop, token, `${product.id}-v1`));
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date(START);
  await shop.services.db.delete(rateLimits);
});

const track = async (body: unknown) => {
  const response = await shop.request('POST', '/order/track', { body });
  return { status: response.status, body: (await response.json()) as OrderTracking & ErrorBody };
};
const readLink = (link: string) => {
  const { searchParams } = new URL(link, 'http://shop.test');
  return { number: searchParams.get('numero'), signature: searchParams.get('assinatura') };
};

describe('following an order without an account', () => {
  it('takes number and e-mail as people type them, and shows no price, street or payment', async () => {
    const { status, body } = await track({
      number: ` ${number.toLowerCase()} `,
      email: ' Tereza@Cliente.EXAMPLE',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      state: 'pending_payment',
      hasAccount: true,
      estimate: null,
      destination: { city: 'Uberaba', state: 'MG' },
      lines: [{ quantity: 1 }],
      history: [{ state: 'pending_payment' }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['Curral', 'Tereza', '11144477735', 'rice', 'total', 'pix', email, 'variationId'])
      expect(text).not.toContain(secret);
  });

  it.each(['ar', 'he'])(
    'finds a number that was copied from a page in %s, with its signs',
    async (locale) => {
      const copied = isolate(number, locale);
      expect(copied).not.toBe(number);
      expect(await track({ number: copied, email: `\u202a${email}\u202c` })).toMatchObject({
        status: 200,
        body: { number },
      });
    },
  );

  it.each([
    ['without its dash', (code: string) => `BL${code}`],
    ['in pieces', (code: string) => `bl ${code.slice(0, 2)} ${code.slice(2).toLowerCase()}`],
    ['without its prefix', (code: string) => code],
    ['with a sign before it', (code: string) => `#BL-${code}`],
    ['with a long dash', (code: string) => `BL\u2013${code}`],
  ])('finds a number that is typed %s', async (_, write) => {
    expect(await track({ number: write(number.slice(3)), email })).toMatchObject({
      status: 200,
      body: { number },
    });
  });

  it('says by when it should arrive, counted from the payment', async () => {
    const { token } = await makeUser(shop.services, { admin: true });
    const state = { state: 'approved', version: 1 };
    expect((await shop.request('PATCH', `/order/${number}/state`, { token, body: state })).status).toBe(200);
    const { body } = await track({ number, email });
    const { min, max } = body.freight.businessDays;
    // A Monday: five business days later is the next Monday.
    expect(min).toBeLessThanOrEqual(max);
    expect(body.estimate?.from).toMatch(/^2026-1[12]-\d\d$/);
    expect(Date.parse(body.estimate?.to ?? '') - Date.parse('2026-11-23')).toBeGreaterThanOrEqual(
      max * 86_400_000,
    );
    await shop.services.db.update(orders).set({ state: 'delivered' }).where(eq(orders.number, number));
    expect((await track({ number, email })).body.estimate).toBeNull();
  });

  it('answers the same for an unknown number and an e-mail that does not fit', async () => {
    const answers = await Promise.all([
      track({ number: 'BL-NADA00', email }),
      track({ number, email: 'outra@cliente.example' }),
      track({ number, signature: 'zzzzzzzzz.AAAA' }),
      track({ number: 'BL-\u0000', email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 422]);
    const bodies = answers.slice(0, 3).map(({ body: { requestId: _, ...body } }) => body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('asks for an e-mail where there is no signature, and for nothing it does not know', async () => {
    expect((await track({ number })).body.fields).toEqual({ email: 'required' });
    expect((await track({ email })).body.fields).toEqual({ number: 'required' });
    expect((await track({ number, email: 'tereza' })).body.fields).toEqual({ email: 'email' });
    expect((await track({ number, email, userId: 'x' })).body.fields).toEqual({ userId: 'unknownField' });
  });

  it('is slowed down after ten tries in ten minutes, right or wrong', async () => {
    for (let i = 0; i < TRACKING_PER_ADDRESS.limit; i += 1) await track({ number: `BL-${i}`, email });
    expect(await track({ number, email })).toMatchObject({
      status: 429,
      body: { errorCode: 'RATE_LIMITED' },
    });
  });
});

describe('the link in mails', () => {
  it('opens its own order for 90 days', async () => {
    const link = shop.services.tracking.orderTrackingLink(number);
    expect(link).toMatch(/^\/order\?numero=BL-\w+&assinatura=/);
    expect((await track(readLink(link))).status).toBe(200);
    shop.clock.current = new Date(Date.parse(START) + TRACKING_LINK_DAYS * 86_400_000 - 1);
    expect((await track(readLink(link))).status).toBe(200);
    shop.clock.current = new Date(Date.parse(START) + TRACKING_LINK_DAYS * 86_400_000);
    expect((await track(readLink(link))).status).toBe(404);
  });

  it('opens no other order, and its time cannot be made longer', async () => {
    const { signature } = readLink(shop.services.tracking.orderTrackingLink('BL-OUTRO0'));
    expect((await track({ number, signature })).status).toBe(404);
    const own = readLink(shop.services.tracking.orderTrackingLink(number)).signature ?? '';
    const [, mark = ''] = own.split('.');
    const later = Date.parse('2030-01-01').toString(36);
    expect((await track({ number, signature: `${later}.${mark}` })).status).toBe(404);
  });
});

describe('the pass of the browser that placed an order without an account', () => {
  it('opens that order alone, until its time is over or the order joins an account', async () => {
    const { db, secret } = shop.services;
    const pass = signGuestPass(secret, number, shop.clock.current);
    const [owned] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.number, number));
    expect((await track({ number, pass })).status).toBe(404);
    await db.update(orders).set({ userId: null }).where(eq(orders.number, number));
    const guests = { status: 200, body: { number, hasAccount: false } };
    expect(await track({ number, pass })).toMatchObject(guests);
    expect(await track({ number, email })).toMatchObject(guests);
    const other = signGuestPass(secret, 'BL-OUTRO0', shop.clock.current);
    expect((await track({ number, pass: other })).status).toBe(404);
    shop.clock.current = new Date(Date.parse(START) + GUEST_PASS_DAYS * 86_400_000);
    expect((await track({ number, pass })).status).toBe(404);
    await db
      .update(orders)
      .set({ userId: owned?.userId ?? null })
      .where(eq(orders.number, number));
  });
});

it('a brand that does not sell has no orders to follow', async () => {
  const catalogue = await makeTestApp({ brand: linhaMatriz });
  const response = await catalogue.request('POST', '/order/track', { body: { number, email } });
  expect([response.status, ((await response.json()) as ErrorBody).errorCode]).toEqual([403, 'CART_DISABLED']);
  await catalogue.close();
});

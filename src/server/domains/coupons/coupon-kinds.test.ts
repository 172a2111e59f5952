import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { coupons, couponUses, orders, rateLimits } from '@/server/db/schema';
import { DENIED_CARD, makeCoupon, makeOrder, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const ADDRESS = '203.0.113.9';
const OTHER_DOCUMENT = '529.982.247-25';
const NOTHING = { products: [], categories: [], collections: [] };

let shop: TestApp;
let pack: string;
beforeAll(async () => void (shop = await makeTestApp({ env: { TRUSTED_PROXY: 'true' } })));
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [couponUses, orders, coupons, rateLimits]) await shop.services.db.delete(table);
  const { id } = await makeProduct(shop.services.db, {
    variations: [
      { stock: 100, priceCents: 10_000, shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 },
    ],
  });
  pack = `${id}-v1`;
});

const forAll = { discount: 0, allProducts: true, applicability: NOTHING };
const quote = async (fields: object, token?: string) => {
  const body = { items: [{ variationId: pack, quantity: 1 }], ...fields };
  return (await (await shop.request('POST', '/checkout/', { body, token })).json()) as CheckoutSnapshot;
};
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Order & ErrorBody & { order?: Order },
});

describe('a coupon of a fixed amount', () => {
  it('takes its amount off, Pix takes its part of what is left, and the order costs what was shown', async () => {
    await makeCoupon(shop, { ...forAll, code: 'TRINTA', kind: 'fixed', amountCents: 3_000 });
    const { token } = await makeUser(shop.services);
    const shown = await quote({ couponCode: 'TRINTA', freightService: 'retirada', paymentMethod: 'pix' });
    expect(shown).toMatchObject({
      coupon: { kind: 'fixed', amount: 30, discount: 0, allProducts: true },
      totals: { subtotal: 100, discount: 30, pixDiscount: 3.5, total: 66.5, totalWithPix: 66.5 },
    });
    const order = await makeOrder(shop, token, pack, {
      couponCode: 'TRINTA',
      freightService: 'retirada',
      address: null,
    });
    expect(order).toMatchObject({ total: 66.5, couponCode: 'TRINTA', totals: { discount: 30 } });
    expect(order.lines).toMatchObject([{ total: 100, discount: 30 }]);
  });

  it('above what is in the cart leaves R$ 1,00 to pay, and nothing less', async () => {
    await makeCoupon(shop, { ...forAll, code: 'MUITO', kind: 'fixed', amountCents: 50_000 });
    expect((await quote({ couponCode: 'MUITO', freightService: 'retirada' })).totals).toMatchObject({
      discount: 99,
      total: 1,
    });
  });
});

describe('a coupon of free freight', () => {
  const place = { cep: '38010-000', freightService: 'economica' };

  it('pays the cheapest delivery, leaves dearer ones their difference, and takes nothing off products', async () => {
    await makeCoupon(shop, { ...forAll, code: 'FRETE', kind: 'free_freight' });
    const before = await quote(place);
    const after = await quote({ ...place, couponCode: 'FRETE' });
    const priceOf = (snapshot: CheckoutSnapshot, wanted: string) =>
      Math.round((snapshot.freight?.options.find(({ service }) => service === wanted)?.price ?? NaN) * 100);
    expect(before.totals.freight).toBeGreaterThan(0);
    expect(after.totals).toMatchObject({ subtotal: 100, discount: 0, freight: 0, total: 100 });
    expect(after.selectedFrete).toMatchObject({ price: 0, free: true });
    expect(priceOf(after, 'expressa')).toBe(priceOf(before, 'expressa') - priceOf(before, 'economica'));
  });

  it('pays up to its limit once, in the order as in the quote', async () => {
    await makeCoupon(shop, { ...forAll, code: 'CINCO', kind: 'free_freight', amountCents: 500 });
    const { token } = await makeUser(shop.services);
    const full = (await quote(place)).totals.freight;
    const order = await makeOrder(shop, token, pack, { couponCode: 'CINCO' });
    expect(order.totals).toMatchObject({ discount: 0, freight: Math.round((full - 5) * 100) / 100 });
    expect(order.couponCode).toBe('CINCO');
  });

  it('pays nothing below its minimum, and says what is missing', async () => {
    await makeCoupon(shop, { ...forAll, code: 'FRETE', kind: 'free_freight', minimumTotalCents: 15_000 });
    const full = (await quote(place)).totals.freight;
    expect(await quote({ ...place, couponCode: 'FRETE' })).toMatchObject({
      couponReason: 'COUPON_MINIMUM_NOT_REACHED',
      couponMissing: 50,
      totals: { freight: full },
    });
  });
});

describe('a coupon of a first purchase', () => {
  const CODE = 'ESTREIA';
  const email = () => `${randomUUID()}@cliente.example`;
  beforeEach(async () => {
    await makeCoupon(shop, { ...forAll, code: CODE, discount: 0.1, firstPurchaseOnly: true });
  });
  const byGuest = async (payer: object, fields: Partial<CreateOrderInput> = {}) => {
    const body = await withHash(shop, makeOrderBody(pack, { couponCode: CODE, ...fields }));
    const guest = { fullName: 'Ana Prado', document: '111.444.777-35', phone: '(34) 99999-1234', ...payer };
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': ADDRESS };
    return answerOf(
      await shop.request('POST', '/checkout/guest', { body: { ...body, payer: guest }, headers }),
    );
  };
  const byUser = async (token: string, fields: Partial<CreateOrderInput> = {}) => {
    const body = makeOrderBody(pack, { couponCode: CODE, ...fields });
    return answerOf(await sendOrder(shop, await withHash(shop, body, token), token));
  };
  const REFUSED = { status: 422, body: { errorCode: 'COUPON_FIRST_PURCHASE_ONLY' } };

  it('counts once for an account, and a cart says so before the order', async () => {
    const { token } = await makeUser(shop.services);
    expect((await quote({ couponCode: CODE }, token)).couponReason).toBeNull();
    expect((await byUser(token)).status).toBe(201);
    expect(await quote({ couponCode: CODE }, token)).toMatchObject({
      couponReason: 'COUPON_FIRST_PURCHASE_ONLY',
      totals: { discount: 0 },
    });
    expect(await byUser(token)).toMatchObject(REFUSED);
    expect((await byUser(token, { couponCode: null })).status).toBe(201);
  });

  it('counts again after the first order was cancelled', async () => {
    const { token } = await makeUser(shop.services);
    const { body } = await byUser(token);
    await shop.request('POST', `/order/${body.number}/cancel`, { token, body: {} });
    expect((await byUser(token)).status).toBe(201);
  });

  it('is asked for again when an order that had let go of its goods is paid another way', async () => {
    const { token } = await makeUser(shop.services);
    expect((await byUser(token, { paymentMethod: 'credit_card', card: DENIED_CARD })).status).toBe(402);
    const [denied] = await shop.services.db.select().from(orders);
    expect((await byUser(token)).status).toBe(201);
    const paid = await shop.request('POST', `/order/${denied?.number ?? ''}/payment`, {
      body: { paymentMethod: 'pix' },
      token,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await answerOf(paid)).toMatchObject(REFUSED);
  });

  it('is refused to a guest who bought before, by document or by e-mail, and does not tell by which', async () => {
    const mine = email();
    expect((await byGuest({ email: mine }, { couponCode: null })).status).toBe(201);
    const byDocument = await byGuest({ email: email() });
    const byMail = await byGuest({ email: mine.toUpperCase(), document: OTHER_DOCUMENT });
    expect(byDocument).toMatchObject(REFUSED);
    expect(byMail).toMatchObject(REFUSED);
    const { requestId: _one, ...first } = byDocument.body;
    const { requestId: _two, ...second } = byMail.body;
    expect(first).toEqual(second);
    expect((await byGuest({ email: email(), document: OTHER_DOCUMENT })).status).toBe(201);
  });

  it('is refused to a new account of a person who bought as a guest', async () => {
    await byGuest({ email: email() }, { couponCode: null });
    const { token } = await makeUser(shop.services);
    expect(await byUser(token)).toMatchObject(REFUSED);
    expect(await byUser(token, { payer: { fullName: 'Ana Prado', document: OTHER_DOCUMENT } })).toMatchObject(
      { status: 201 },
    );
  });

  it('counts for one of two tabs, with two such coupons as well, and leaves nothing of the other', async () => {
    await makeCoupon(shop, { ...forAll, code: 'OUTRA', discount: 0.1, firstPurchaseOnly: true });
    const { token } = await makeUser(shop.services);
    const both = await Promise.all([byUser(token), byUser(token, { couponCode: 'OUTRA' }), byUser(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await shop.services.db.$count(orders)).toBe(1);
    expect(await shop.services.db.$count(couponUses)).toBe(1);
    const rows = await shop.services.db.select().from(coupons).where(eq(coupons.usedCount, 1));
    expect(rows).toHaveLength(1);
  });

  it('asks nothing of an order without it', async () => {
    const { token } = await makeUser(shop.services);
    for (const _turn of [1, 2]) expect((await byUser(token, { couponCode: null })).status).toBe(201);
  });
});

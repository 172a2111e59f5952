import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CheckoutSnapshot, type CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { ErrorBody } from '@/contract/errors';
import type { Db } from '@/server/db/client';
import { variations } from '@/server/db/schema';
import {
  APPROVED_CARD,
  makeCoupon,
  makeOrder,
  makeOrderBody,
  sendOrder,
  testAddress,
  withHash,
} from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

/** 900 g in a small box: the weight counts, not the volume. */
const SMALL = { shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 };

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services)).token;
});
afterAll(() => shop.close());

/** A pack of its own for a test: 900 g at R$ 100,00. */
async function makePack(stock = 10, fields: Parameters<typeof makeProduct>[1] = {}): Promise<string> {
  const product = await makeProduct(shop.services.db, {
    variations: [{ stock, ...SMALL }],
    ...fields,
  });
  return `${product.id}-v1`;
}
const stockOf = async (id: string) => {
  const [row] = await shop.services.db
    .select({ stock: variations.stock })
    .from(variations)
    .where(eq(variations.id, id));
  return row?.stock;
};
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Order & ErrorBody,
});
const send = async (body: CreateOrderInput, key?: string) =>
  answerOf(await sendOrder(shop, body, token, key));

describe('POST /checkout/create refuses', () => {
  it.each<[string, Partial<CreateOrderInput>, Record<string, string>]>([
    [
      'a document with wrong check digits',
      { payer: { fullName: 'Ana Prado', document: '11144477736' } },
      { 'payer.document': 'document' },
    ],
    ['no card', { paymentMethod: 'credit_card' }, { card: 'required' }],
    [
      'a card number with a slip',
      { paymentMethod: 'credit_card', card: { ...APPROVED_CARD, number: '4012001037141113' } },
      { 'card.number': 'cardNumber' },
    ],
    [
      'a card that expired',
      { paymentMethod: 'credit_card', card: { ...APPROVED_CARD, expiry: '10/26' } },
      { 'card.expiry': 'cardExpiry' },
    ],
    [
      'more instalments than the brand gives',
      { paymentMethod: 'credit_card', card: { ...APPROVED_CARD, installments: 13 } },
      { 'card.installments': 'tooLarge' },
    ],
    ['no address for a delivery', { address: null }, { address: 'required' }],
    [
      'a state that is not the CEP’s',
      { address: { ...testAddress, state: 'SP' } },
      { 'address.state': 'state' },
    ],
  ])('refuses %s', async (_what, fields, expected) => {
    const { status, body } = await send(makeOrderBody('any-v1', { ...fields, hash: 'x' }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errorCode: 'VALIDATION', fields: expected });
  });

  it('refuses instalments below the minimum of the brand', async () => {
    const body = makeOrderBody(await makePack(), {
      paymentMethod: 'credit_card',
      card: { ...APPROVED_CARD, installments: 3 },
    });
    expect(await send(await withHash(shop, body, token))).toMatchObject({
      status: 422,
      body: { fields: { 'card.installments': 'tooLarge' } },
    });
  });

  it.each<[string, Partial<CreateOrderInput>, string]>([
    ['a coupon that makes its total small again', { couponCode: 'CURRAL10' }, 'pix'],
    ['interest', { card: { ...APPROVED_CARD, installments: 12 } }, 'credit_card'],
  ])('refuses an order whose amounts no column holds, %s or not', async (_why, fields, paymentMethod) => {
    const product = await makeProduct(shop.services.db, {
      variations: [{ ...SMALL, stock: 99, priceCents: paymentMethod === 'pix' ? 86_000_000 : 78_000_000 }],
    });
    if (fields.couponCode) await makeCoupon(shop, { code: fields.couponCode });
    const body = makeOrderBody(`${product.id}-v1`, {
      quantity: 25,
      freightService: 'retirada',
      address: null,
      ...fields,
      paymentMethod: paymentMethod === 'pix' ? 'pix' : 'credit_card',
    });
    expect(await send(await withHash(shop, body, token))).toMatchObject({
      status: 422,
      body: { errorCode: 'VALIDATION', fields: { items: 'tooLarge' } },
    });
  });

  it.each(['price', 'total', 'discount', 'freight'])('refuses a client’s own %s', async (field) => {
    const body = { ...makeOrderBody('any-v1', { hash: 'x' }), [field]: 1 };
    expect(await answerOf(await sendOrder(shop, body, token))).toMatchObject({
      status: 422,
      body: { fields: { [field]: 'unknownField' } },
    });
  });

  it.each([-1, 0, 0.5, 1e9])('refuses %s units', async (quantity) => {
    expect((await send(makeOrderBody('any-v1', { quantity, hash: 'x' }))).status).toBe(422);
  });

  it('refuses a coupon below its minimum, and says how much is missing', async () => {
    await makeCoupon(shop, { code: 'DEMIL', minimumTotalCents: 100_000 });
    const body = makeOrderBody(await makePack(), { couponCode: 'DEMIL', hash: 'x' });
    expect(await send(body)).toMatchObject({
      status: 422,
      body: { errorCode: 'COUPON_MINIMUM_NOT_REACHED', details: { couponMissing: 900 } },
    });
  });

  it('refuses a CEP without delivery', async () => {
    const body = makeOrderBody('any-v1', {
      address: { ...testAddress, postalCode: '78900-000', state: 'RO' },
      hash: 'x',
    });
    expect(await send(body)).toMatchObject({ status: 422, body: { errorCode: 'CEP_UNKNOWN' } });
  });

  it('refuses a service that does not carry the weight', async () => {
    const product = await makeProduct(shop.services.db, { variations: [{ shippingWeightGrams: 30_001 }] });
    expect(await send(makeOrderBody(`${product.id}-v1`, { hash: 'x' }))).toMatchObject({
      status: 422,
      body: { errorCode: 'FREIGHT_UNAVAILABLE' },
    });
  });

  it('more than is left, and answers what is left with the fresh cart', async () => {
    const pack = await makePack(3);
    const body = await withHash(shop, makeOrderBody(pack, { quantity: 5 }), token);
    const refused = await send(body);
    expect(refused).toMatchObject({
      status: 409,
      body: { errorCode: 'OUT_OF_STOCK', details: { items: [{ requested: 5, available: 3 }] } },
    });
    const fresh = CheckoutSnapshot.parse(refused.body.details);
    expect(fresh.lines).toMatchObject([{ variationId: pack, quantity: 3, stock: 3 }]);
    expect(await stockOf(pack)).toBe(3);
    const lowered = { ...body, items: [{ variationId: pack, quantity: 3 }], hash: fresh.hash };
    expect(await send(lowered)).toMatchObject({ status: 201, body: { totals: { subtotal: 300 } } });
  });

  it('what a rival took while the order was placed, and answers what is left with the fresh cart', async () => {
    const pack = await makePack(5);
    const body = await withHash(shop, makeOrderBody(pack, { quantity: 5 }), token);
    const price = shop.services.checkout.price;
    const leaveTwo = (handle: Db) =>
      handle.update(variations).set({ stock: 2 }).where(eq(variations.id, pack));
    let pricings = 0;
    const spy = vi.spyOn(shop.services.checkout, 'price').mockImplementation(async (handle, ...rest) => {
      pricings += 1;
      // The third time is after the rollback, which took back what this test did as the rival.
      if (pricings === 3) await leaveTwo(handle);
      const priced = await price(handle, ...rest);
      if (pricings === 2) await leaveTwo(handle);
      return priced;
    });
    const refused = await send(body);
    spy.mockRestore();
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errorCode: 'OUT_OF_STOCK',
        details: { items: [{ variationId: pack, requested: 5, available: 2 }] },
      },
    });
    const fresh = CheckoutSnapshot.parse(refused.body.details);
    expect(fresh.lines).toMatchObject([{ variationId: pack, quantity: 2 }]);
    expect(await stockOf(pack)).toBe(2);
  });

  it('sells linha branca only with the permission, and restricted products to no one', async () => {
    const branca = await makePack(5, {
      variations: [{ buyOnlyLinhaBranca: true, ...SMALL }],
    });
    const restricted = await makePack(5, { saleClass: 'restrito' });
    for (const pack of [branca, restricted]) {
      expect(await send(makeOrderBody(pack, { hash: 'x' }))).toMatchObject({
        status: 403,
        body: { errorCode: 'FORBIDDEN' },
      });
    }
    const member = await makeUser(shop.services, { permissions: ['linha_branca'] });
    expect((await makeOrder(shop, member.token, branca)).state).toBe('pending_payment');
    const admin = await makeUser(shop.services, { admin: true });
    const refused = await answerOf(
      await sendOrder(shop, makeOrderBody(restricted, { hash: 'x' }), admin.token),
    );
    expect(refused.status).toBe(403);
  });

  it('asks for a sign-in', async () => {
    const response = await shop.request('POST', '/checkout/create', {
      body: makeOrderBody('any-v1', { hash: 'x' }),
    });
    expect(await answerOf(response)).toMatchObject({ status: 401, body: { errorCode: 'UNAUTHENTICATED' } });
  });
});

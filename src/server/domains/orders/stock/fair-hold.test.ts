import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { variations } from '@/server/db/schema';
import { APPROVED_CARD, DENIED_CARD, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { countExcess, findExcess, type PackHold } from './fair-hold';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp({ env: { UNPAID_ORDERS_MAX: '3' } })));
afterAll(() => shop.close());

let token = '';
beforeEach(async () => void ({ token } = await makeUser(shop.services)));

async function makePacks(count: number, stock: number): Promise<string[]> {
  const packs = Array.from({ length: count }, () => ({ stock, priceCents: 1_000 }));
  const { variations: made } = await makeProduct(shop.services.db, { variations: packs });
  return made.map(({ id }) => id);
}

async function order(
  packs: string[],
  quantity: number,
  paymentMethod: PaymentMethod,
  as = token,
  card = APPROVED_CARD,
) {
  const body = makeOrderBody('', {
    items: packs.map((variationId) => ({ variationId, quantity })),
    freightService: 'retirada',
    address: null,
    paymentMethod,
    ...(paymentMethod === 'credit_card' && { card }),
  });
  const response = await sendOrder(shop, await withHash(shop, body, as), as);
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}

const pay = async (number: string, paymentMethod: PaymentMethod, key = 'pay') => {
  const headers = { 'idempotency-key': `${key}-${number}` };
  const body = { paymentMethod };
  return (await shop.request('POST', `/order/${number}/payment`, { body, token, headers })).status;
};

async function stockOf(pack: string) {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, pack));
  return row?.stock;
}

describe('an unpaid order', () => {
  it('by boleto takes no shelf: it is refused with what may be had, and nothing is taken', async () => {
    const packs = await makePacks(30, 40);
    const { status, body } = await order(packs, 40, 'boleto');
    expect([status, body.errorCode]).toEqual([409, 'BOLETO_UNITS_LIMIT']);
    const { items } = body.details as { items: object[] };
    expect(items).toHaveLength(30);
    expect(items[0]).toMatchObject({ requested: 40, available: 10 });
    expect(await stockOf(packs[0] ?? '')).toBe(40);
    expect((await order(packs, 10, 'boleto')).body.errorCode).toBeUndefined();
    expect((await order(packs, 1, 'boleto')).body.errorCode).toBe('BOLETO_UNITS_LIMIT');
  });

  it('by Pix holds at most half of a pack, and what is large is paid by card', async () => {
    const [pack = ''] = await makePacks(1, 400);
    expect((await order([pack], 201, 'pix')).body.errorCode).toBe('UNPAID_UNITS_LIMIT');
    expect((await order([pack], 200, 'pix')).status).toBe(201);
    expect((await order([pack], 1, 'pix')).body.errorCode).toBe('UNPAID_UNITS_LIMIT');
    expect((await order([pack], 200, 'credit_card')).body).toMatchObject({ state: 'approved' });
  });

  it('may hold the last units of a small stock by Pix, and the last one never by boleto', async () => {
    const [pack = '', last = ''] = await makePacks(2, 5);
    expect((await order([pack], 5, 'pix')).status).toBe(201);
    await shop.services.db.update(variations).set({ stock: 1 }).where(eq(variations.id, last));
    expect((await order([last], 1, 'boleto')).body.errorCode).toBe('BOLETO_UNITS_LIMIT');
    expect((await order([last], 1, 'pix')).status).toBe(201);
  });

  it('empties a few small packs at most, not the shelves', async () => {
    const packs = await makePacks(8, 4);
    expect((await order(packs, 4, 'pix')).body.errorCode).toBe('UNPAID_UNITS_LIMIT');
    expect((await order(packs.slice(0, 5), 4, 'pix')).status).toBe(201);
    expect((await order(packs.slice(5, 6), 4, 'pix')).body.errorCode).toBe('UNPAID_UNITS_LIMIT');
    expect((await order(packs.slice(5), 2, 'pix')).status).toBe(201);
  });

  it('is one of a few that an account may have at once', async () => {
    const [pack = ''] = await makePacks(1, 100);
    for (let index = 0; index < 3; index += 1) expect((await order([pack], 1, 'pix')).status).toBe(201);
    expect((await order([pack], 1, 'pix')).body.errorCode).toBe('UNPAID_ORDERS_LIMIT');
    const { token: other } = await makeUser(shop.services);
    expect((await order([pack], 1, 'pix', other)).status).toBe(201);
  });

  it('does not become a boleto that it could not have been', async () => {
    const [pack = ''] = await makePacks(1, 40);
    const { body } = await order([pack], 20, 'pix');
    expect(await pay(body.number, 'boleto')).toBe(409);
    expect(await pay(body.number, 'pix')).toBe(201);
    expect(await stockOf(pack)).toBe(20);
  });

  it('holds its goods no longer than its first boleto, however often it is tried', async () => {
    const start = shop.clock.current;
    const [pack = ''] = await makePacks(1, 40);
    const { body } = await order([pack], 3, 'boleto');
    const end = new Date(body.payment?.expiresAt ?? '');
    shop.clock.current = new Date(end.getTime() - 10 * 60_000);
    expect(await pay(body.number, 'boleto')).toBe(409);
    expect(await pay(body.number, 'pix')).toBe(201);
    const answer = await shop.request('GET', `/order/${body.number}`, { token });
    expect((await answer.json()) as Order).toMatchObject({
      payment: { method: 'pix', expiresAt: end.toISOString(), secondsLeft: 600 },
    });
    await shop.services.orders.expirePayments(end);
    expect(await stockOf(pack)).toBe(40);
    shop.clock.current = start;
  });

  it('that let go of its goods takes them again for as long as any other', async () => {
    const start = shop.clock.current;
    const [pack = ''] = await makePacks(1, 40);
    const { body } = await order([pack], 3, 'credit_card', token, DENIED_CARD);
    const { orderNumber } = body.details as { orderNumber: string };
    shop.clock.current = new Date(start.getTime() + 20 * 3_600_000);
    expect(await pay(orderNumber, 'boleto')).toBe(201);
    expect(await pay(orderNumber, 'pix', 'another')).toBe(201);
    const answer = await shop.request('GET', `/order/${orderNumber}`, { token });
    expect((await answer.json()) as Order).toMatchObject({ payment: { method: 'pix', secondsLeft: 1_800 } });
    shop.clock.current = start;
  });

  it('lets others buy what boletos of many accounts hold: a quarter is never theirs', async () => {
    const [pack = ''] = await makePacks(1, 20);
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { token: other } = await makeUser(shop.services);
      codes.push((await order([pack], 4, 'boleto', other)).body.errorCode);
    }
    expect(codes.filter(Boolean)).toEqual(['BOLETO_UNITS_LIMIT', 'BOLETO_UNITS_LIMIT', 'BOLETO_UNITS_LIMIT']);
    expect(await stockOf(pack)).toBe(8);
  });
});

describe('the share of an account', () => {
  const units = fc.integer({ min: 1, max: 999 });
  const hold = (total: number, own: number): PackHold => ({
    variationId: 'v',
    title: 'Sal',
    total,
    boleto: own,
    own,
    ownBoleto: own,
    ordered: own,
  });

  it('is smaller by boleto than by Pix, leaves something by boleto, and is free by card', () => {
    fc.assert(
      fc.property(units, units, (total, wanted) => {
        const own = Math.min(total, wanted);
        const byPix = own - countExcess(hold(total, own), 'pix');
        const byBoleto = own - countExcess(hold(total, own), 'boleto');
        expect(byBoleto).toBeLessThanOrEqual(byPix);
        expect(byBoleto).toBeLessThan(total);
        expect(findExcess([hold(total, own)], 'credit_card')).toBeNull();
      }),
    );
  });
});

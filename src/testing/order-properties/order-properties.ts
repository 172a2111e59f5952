import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { orderHistory, orderLines, orders, payments, products, variations } from '@/server/db/schema';
import { checkBooks } from './check-books';
import { command, happen } from './order-commands';
import { makeWorld, paymentOf, WAYS, type PropertyShop, type World } from './order-world';

/**
 * Properties 9 to 14 of docs/rules.md, for a shop over any database. Each makes its own products and people, so that
 * one shop serves them all; `numRuns` is how many worlds it tries.
 */

/** The one expected complaint: of two attempts to pay at once, one is told to wait. */
function expectToldToWait([, fields]: unknown[]): void {
  expect(fields).toMatchObject({ error: { errorCode: 'UNAVAILABLE' } });
}

/**
 * Properties 10, 11 and 12: after any sequence of actions, also at the same time, the books are right at every step.
 */
export const booksAlwaysAddUp = (shop: PropertyShop, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24 }), async (commands) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const world = await makeWorld(shop);
      for (const one of commands) {
        await happen(world, one);
        await checkBooks(world);
      }
      for (const call of logged.mock.calls) expectToldToWait(call);
      logged.mockRestore();
    }),
    { numRuns, endOnFailure: true },
  );

const hostile = fc.dictionary(
  fc.constantFrom('price', 'total', 'discount', 'freight', 'totals', 'subtotal', 'admin', 'state'),
  fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant({ total: 0 })),
  { maxKeys: 2 },
);

/** Property 9: an order costs what the catalogue says, or is refused, whatever is sent beside it. */
export const theServerPrices = (shop: PropertyShop, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pix', 'boleto'),
      fc.tuple(fc.integer({ min: 1, max: 4_000_000 }), fc.integer({ min: 1, max: 4_000_000 })),
      fc.boolean(),
      hostile,
      fc.boolean(),
      async (way, prices, withCoupon, extra, knowsHash) => {
        const world = await makeWorld(shop);
        const { db } = shop.services;
        for (const [index, id] of world.packs.entries())
          await db.update(variations).set({ priceCents: prices[index] }).where(eq(variations.id, id));
        const fields = withCoupon ? { couponCode: world.coupon.code } : {};
        const body = { ...(await world.orderBody(way, 2, fields)), ...(!knowsHash && { hash: 'a guess' }) };
        const answer = await world.byBuyer('POST', '/checkout/create', { ...body, ...extra });
        const rows = await world.listOrders();
        if (Object.keys(extra).length > 0 || !knowsHash) {
          expect(answer.status).toBe(Object.keys(extra).length > 0 ? 422 : 409);
          expect(rows).toEqual([]);
          return;
        }
        const subtotal = 2 * (prices[0] + prices[1]);
        const halfUp = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100);
        const discount = withCoupon ? halfUp(subtotal, 10) : 0;
        const pixDiscount = way === 'pix' ? halfUp(subtotal - discount, 5) : 0;
        expect(rows[0]).toMatchObject({
          subtotalCents: subtotal,
          discountCents: discount,
          pixDiscountCents: pixDiscount,
          freightCents: 0,
          totalCents: subtotal - discount - pixDiscount,
        });
        await checkBooks(world);
      },
    ),
    { numRuns, endOnFailure: true },
  );

const notice = fc.constantFrom(
  'approved' as const,
  'denied' as const,
  'expired' as const,
  'pending' as const,
);

async function placeOne(world: World, way: (typeof WAYS)[number]) {
  const answer = await world.byBuyer('POST', '/checkout/create', await world.orderBody(way, 1));
  const [order] = await world.listOrders();
  const [payment] = order ? await world.listPayments([order.id]) : [];
  if (!order || !payment) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
  return { order, payment };
}

/** The final state of an order, with its side effects counted. */
async function loadEnd({ shop, product }: World, orderId: string) {
  const { db } = shop.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const attempts = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const history = await db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const [counted] = await db.select().from(products).where(eq(products.id, product.id));
  return {
    state: order?.state,
    attention: order?.attention,
    status: attempts.map(({ status }) => status),
    history: history.map(({ state }) => state),
    units: lines.reduce((units, { quantity }) => units + quantity, 0),
    sold: counted?.soldCount,
  };
}

/**
 * Property 13: notices in any order, repeated and at the same time, have the same effect: paid if one of them says so,
 * and one side effect. After the cancellation of the order the money goes back, once.
 */
export const noticesConverge = (shop: PropertyShop, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pix', 'boleto'),
      fc.array(fc.array(notice, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (way, rounds, isCancelled) => {
        const world = await makeWorld(shop);
        const { order, payment } = await placeOne(world, way);
        if (isCancelled) await world.byBuyer('POST', `/order/${order.number}/cancel`, { reason: null });
        const { orders: service, gateway } = shop.services;
        const refund = vi.spyOn(gateway, 'refund');
        const state = { amountCents: payment.amountCents, reason: null, gatewayReference: null };
        for (const round of rounds)
          await Promise.all(
            round.map((status) => service.settleFromGateway(payment.id, { ...state, status })),
          );
        const isPaid = rounds.flat().includes('approved');
        const end = await loadEnd(world, order.id);
        await checkBooks(world);
        if (!isCancelled) {
          expect(end.state).toBe(isPaid ? 'approved' : 'pending_payment');
          expect(end.sold).toBe(isPaid ? end.units : 0);
          expect(end.history.filter((entry) => entry === 'approved')).toHaveLength(isPaid ? 1 : 0);
          return;
        }
        expect(end).toMatchObject({ state: 'cancelled', sold: 0, history: ['pending_payment', 'cancelled'] });
        expect([end.status, end.attention]).toEqual(
          isPaid ? [['refunding'], 'late_payment'] : [['expired'], null],
        );
        refund.mockClear();
        await service.refundDue();
        await service.refundDue();
        expect(refund.mock.calls.filter(([asked]) => asked.attemptId === payment.id)).toHaveLength(
          isPaid ? 1 : 0,
        );
        expect((await loadEnd(world, order.id)).status).toEqual([isPaid ? 'refunded' : 'expired']);
      },
    ),
    { numRuns, endOnFailure: true },
  );

/**
 * Property 14: however often a key is sent, and however many at once, there is one order and one charge; the same for
 * another attempt to pay. Another body under it is refused.
 */
export const keysWorkOnce = (shop: PropertyShop, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat({ max: 1 }), quantity: fc.integer({ min: 1, max: 2 }) }), {
        minLength: 2,
        maxLength: 8,
      }),
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom(...WAYS),
      async (requests, again, way) => {
        const world = await makeWorld(shop);
        const charge = vi.spyOn(shop.services.gateway, 'charge');
        charge.mockClear();
        const keys = [randomUUID(), randomUUID()];
        const bodies = [await world.orderBody('pix', 1), await world.orderBody('pix', 2)];
        const answers = await Promise.all(
          requests.map(async ({ key, quantity }) => ({
            key,
            quantity,
            ...(await world.byBuyer('POST', '/checkout/create', bodies[quantity - 1], keys[key])),
          })),
        );
        const used = new Set(requests.map(({ key }) => key));
        for (const key of used) {
          const made = answers.filter((answer) => answer.key === key && answer.status === 201);
          expect(new Set(made.map(({ body }) => body.number)).size).toBe(1);
          expect(new Set(made.map(({ quantity }) => quantity)).size).toBe(1);
        }
        for (const { status, body } of answers.filter(({ status: code }) => code !== 201))
          expect([status, body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
        const rows = await world.listOrders();
        expect(rows).toHaveLength(used.size);
        const attemptsOf = () => new Set(charge.mock.calls.map(([asked]) => asked.attemptId));
        expect([charge.mock.calls.length, attemptsOf().size]).toEqual([used.size, used.size]);

        const [first] = rows;
        const key = randomUUID();
        const path = `/order/${first?.number ?? ''}/payment`;
        charge.mockClear();
        const paid = await Promise.all(
          Array.from({ length: again }, () => world.byBuyer('POST', path, paymentOf(way), key)),
        );
        expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([way === 'bad card' ? 402 : 201]));
        expect(charge).toHaveBeenCalledTimes(1);
        expect(await world.listPayments([first?.id ?? ''])).toHaveLength(2);
        const other = way === 'boleto' ? 'pix' : 'boleto';
        const reused = await world.byBuyer('POST', path, paymentOf(other), key);
        expect([reused.status, reused.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
        await checkBooks(world);
      },
    ),
    { numRuns, endOnFailure: true },
  );

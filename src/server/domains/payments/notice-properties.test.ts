import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { orderHistory, outbox, products, variations } from '@/server/db/schema';
import { makeGetnetShop, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { runs } from '@/testing/runs';

let shop: GetnetShop;
beforeAll(async () => {
  shop = await makeGetnetShop();
});
afterAll(() => shop.close());

/** Words a notice may carry, true or not. */
const WORDS = [
  'APPROVED',
  'PAID',
  'WAITING',
  'PENDING',
  'AUTHORIZED',
  'DENIED',
  'CANCELED',
  'EXPIRED',
  'ERROR',
  'NONSENSE',
];

/** What happens, in any order and as often as it likes: notices that lie or not, checks, and the payment itself once. */
const stepsOf = fc.record({
  method: fc.constantFrom('pix' as const, 'boleto' as const),
  before: fc.array(fc.constantFrom(...WORDS, 'check', 'silence'), { maxLength: 4 }),
  paid: fc.boolean(),
  after: fc.array(fc.constantFrom(...WORDS, 'check', 'silence', 'burst'), { minLength: 1, maxLength: 5 }),
});

async function soldOf(order: Order) {
  const [line] = order.lines;
  const [row] = await shop.services.db
    .select({ stock: variations.stock, sold: products.soldCount })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(eq(variations.id, line?.variationId ?? ''));
  return row;
}

describe('property 13: any order and repetition of notices', () => {
  it('gives the state that the acquirer vouches for, and one side effect', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf, async ({ method, before, paid, after }) => {
        const { services, server } = shop;
        const order = (await (await shop.place({ paymentMethod: method })).json()) as Order;
        const reference = (await shop.stored(order.number)).gatewayReference ?? '';

        async function take(step: string) {
          const notice = server.noticeOf(reference);
          if (step === 'check') {
            shop.wait(1);
            await services.payments.checkDue();
          } else if (step === 'silence') {
            server.failNext('info', 'error', 2);
            await shop.notify(notice);
            server.recover();
          } else if (step === 'burst') {
            await Promise.all(WORDS.map((status) => shop.notify({ ...notice, status })));
          } else {
            await shop.notify({ ...notice, status: step });
          }
        }

        for (const step of before) await take(step);
        if (paid) server.ledger.pay(reference);
        for (const step of after) await take(step);
        // Whatever was lost on the way is asked about by the schedule.
        shop.wait(20);
        await services.payments.checkDue();

        const settled = await shop.stored(order.number);
        const expected = paid ? 'approved' : 'pending';
        expect([settled.status, settled.orderState]).toEqual([
          expected,
          paid ? 'approved' : 'pending_payment',
        ]);
        const moves = await services.db
          .select()
          .from(orderHistory)
          .where(eq(orderHistory.orderId, settled.orderId));
        expect(moves.filter(({ state }) => state === 'approved')).toHaveLength(paid ? 1 : 0);
        expect(await soldOf(order)).toEqual({ stock: 9, sold: paid ? 1 : 0 });
        // No event is told twice: a mail is the same one when it has the same template and says the same.
        const mails = await services.db.select().from(outbox);
        const told = mails.filter(({ data }) => JSON.stringify(data).includes(order.number));
        const kinds = told.map(({ template, data }) => JSON.stringify([template, data]));
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
      runs(20),
    );
  }, 240_000);
});

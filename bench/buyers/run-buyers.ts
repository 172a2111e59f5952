import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { ErrorBody } from '@/contract/errors';
import { orderLines, orders, payments, variations } from '@/server/db/schema';
import { APPROVED_CARD, makeOrderBody } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import type { TestApp } from '@/testing/test-app';

type Shop = Pick<TestApp, 'request' | 'services'>;

const WAYS: Partial<CreateOrderInput>[] = [
  { paymentMethod: 'pix' },
  { paymentMethod: 'boleto' },
  { paymentMethod: 'credit_card', card: APPROVED_CARD },
];

export interface BuyersOutcome {
  /** Answers by status and error code, as `201` or `409 OUT_OF_STOCK`. */
  answers: Record<string, number>;
  /** What the database holds afterwards. */
  stock: number;
  orders: number;
  unitsSold: number;
  payments: number;
  /** How often a buyer was refused for too many at once, and came back with the same key. */
  askedAgain: number;
  seconds: number;
  /** Milliseconds of the call that took longest, and of the one in the middle. */
  slowestMs: number;
  medianMs: number;
}

async function makeBuyers(services: Shop['services'], count: number) {
  const buyers: { id: string; token: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user, token } = await makeUser(services);
    buyers.push({ id: user.id, token });
  }
  return buyers;
}

/**
 * Lets `buyers` people order one unit each of a pack that has `units`, all at once, through the API. Each has an
 * account and looked at the same price; they pay by PIX, boleto and card in turns.
 */
export async function runBuyers(
  { request, services }: Shop,
  { buyers: count, units }: { buyers: number; units: number },
): Promise<BuyersOutcome> {
  const { db } = services;
  const product = await makeProduct(db, { variations: [{ stock: units, priceCents: 5_990 }] });
  const pack = product.variations[0]?.id ?? '';
  const buyers = await makeBuyers(services, count);
  const items = [{ variationId: pack, quantity: 1 }];
  const { hash } = await services.checkout.quote({ items, freightService: 'retirada' }, null);

  const answers: Record<string, number> = {};
  const times: number[] = [];
  let askedAgain = 0;
  const started = performance.now();
  const buy = async ({ token }: { token: string }, index: number) => {
    const body = makeOrderBody(pack, {
      freightService: 'retirada',
      address: null,
      hash,
      ...WAYS[index % WAYS.length],
    });
    const headers = { 'idempotency-key': randomUUID() };
    let response = await request('POST', '/checkout/create', { body, token, headers });
    while (response.status === 503) {
      askedAgain += 1;
      await pause(Number(response.headers.get('retry-after')) * 1_000);
      response = await request('POST', '/checkout/create', { body, token, headers });
    }
    const { errorCode } = (await response.json()) as Partial<Order & ErrorBody>;
    const answer = [response.status, errorCode].filter(Boolean).join(' ');
    answers[answer] = (answers[answer] ?? 0) + 1;
    times.push(performance.now() - started);
  };
  await Promise.all(buyers.map(buy));
  const seconds = (performance.now() - started) / 1_000;

  const buyerIds = buyers.map(({ id }) => id);
  const placed = await db.select().from(orders).where(inArray(orders.userId, buyerIds));
  const orderIds = placed.map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(eq(orderLines.variationId, pack));
  const paid = await db.select().from(payments).where(inArray(payments.orderId, orderIds));
  const [left] = await db.select().from(variations).where(eq(variations.id, pack));
  times.sort((one, other) => one - other);
  return {
    answers,
    stock: left?.stock ?? Number.NaN,
    orders: placed.length,
    unitsSold: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payments: paid.length,
    askedAgain,
    seconds,
    slowestMs: times.at(-1) ?? 0,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  };
}

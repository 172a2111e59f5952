import fc from 'fast-check';
import { expect } from 'vitest';
import { ORDER_STATES } from '@/contract/constants';
import { DECIDED, LISTED } from './check-books';
import { paymentOf, WAYS, type Answer, type World } from './order-world';

const OUTCOMES = ['approved', 'denied', 'expired', 'refunded', 'pending'] as const;
const way = fc.constantFrom(...WAYS);
const which = fc.nat({ max: 5 });

const place = fc.record({
  kind: fc.constant('place' as const),
  way,
  quantity: fc.integer({ min: 1, max: 4 }),
  withCoupon: fc.boolean(),
});
const pay = fc.record({ kind: fc.constant('pay' as const), which, way });
const say = fc.record({
  kind: fc.constant('say' as const),
  which,
  attempt: fc.nat({ max: 3 }),
  outcome: fc.constantFrom(...OUTCOMES),
  amount: fc.constantFrom('none', 'right', 'right', 'wrong'),
});
const cancel = fc.record({ kind: fc.constant('cancel' as const), which });
const move = fc.record({ kind: fc.constant('move' as const), which, to: fc.constantFrom(...ORDER_STATES) });
const wait = fc.record({
  kind: fc.constant('wait' as const),
  minutes: fc.constantFrom(1, 20, 31, 24 * 60 + 1, 6 * 24 * 60),
});

const act = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 3, arbitrary: pay },
  { weight: 4, arbitrary: say },
  { weight: 1, arbitrary: cancel },
  { weight: 5, arbitrary: move },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** A command on orders: one action, several at once, or time that passes. */
export const command = fc.oneof(
  { weight: 6, arbitrary: act.map((one) => [one]) },
  { weight: 2, arbitrary: fc.array(act, { minLength: 2, maxLength: 4 }) },
  { weight: 2, arbitrary: wait },
);
export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Answers that tell a client why not; anything else is a fault of the shop. */
const REFUSALS = [402, 409, 422, 429, 503];

const pick = <Thing>(things: readonly Thing[], index: number): Thing | undefined =>
  things[index % Math.max(1, things.length)];

async function placeOne(world: World, { way: by, quantity, withCoupon }: Extract<Act, { kind: 'place' }>) {
  const body = await world.orderBody(by, quantity, withCoupon ? { couponCode: world.coupon.code } : {});
  return world.byBuyer('POST', '/checkout/create', body);
}

async function sayOne(
  world: World,
  { which: index, attempt, outcome, amount }: Extract<Act, { kind: 'say' }>,
) {
  const order = pick(await world.listOrders(), index);
  const payment = order && pick(await world.listPayments([order.id]), attempt);
  if (!payment) return;
  const amounts = { none: null, right: payment.amountCents, wrong: payment.amountCents - 1 };
  await world.shop.services.orders.settleFromGateway(payment.id, {
    status: outcome,
    amountCents: amounts[amount],
    reason: null,
    gatewayReference: null,
  });
}

/** @param isAlone whether nothing else happens meanwhile: then the answer must fit the table of states */
async function moveOne(world: World, { which: index, to }: Extract<Act, { kind: 'move' }>, isAlone: boolean) {
  const order = pick(await world.listOrders(), index);
  if (!order) return;
  const { id, number, state, version } = order;
  const statuses = (await world.listPayments([id])).map(({ status }) => status);
  const holdsMoney = statuses.includes('review');
  const isReturning = !holdsMoney && statuses.includes('refunding');
  const listed =
    state === 'cancelled' && holdsMoney
      ? DECIDED
      : LISTED[state].filter((next) => !(state === 'pending_payment' && next === 'approved' && isReturning));
  const answer = await world.byStaff('PATCH', `/order/${number}/state`, { state: to, version });
  const { errorCode } = answer.body;
  const isSoldOut = to === 'approved' && (errorCode === 'OUT_OF_STOCK' || errorCode === 'COUPON_USED_UP');
  if (isAlone && !isSoldOut)
    expect({ from: state, to, status: answer.status }).toEqual({
      from: state,
      to,
      status: listed.includes(to) ? 200 : 409,
    });
  return answer;
}

async function run(world: World, one: Act, isAlone: boolean): Promise<Answer | undefined> {
  if (one.kind === 'place') return placeOne(world, one);
  if (one.kind === 'say') {
    await sayOne(world, one);
    return;
  }
  if (one.kind === 'move') return moveOne(world, one, isAlone);
  const order = pick(await world.listOrders(), one.which);
  if (!order) return;
  if (one.kind === 'cancel') return world.byBuyer('POST', `/order/${order.number}/cancel`, { reason: null });
  return world.byBuyer('POST', `/order/${order.number}/payment`, paymentOf(one.way));
}

/** Runs a command. Every answer must be a success or a reason of the contract. */
export async function happen(world: World, what: Command): Promise<void> {
  const { clock, services } = world.shop;
  if ('minutes' in what) {
    clock.current = new Date(clock.current.getTime() + what.minutes * 60_000);
    await services.orders.expirePayments(clock.now());
    await services.orders.refundDue();
    return;
  }
  const answers = await Promise.all(what.map((one) => run(world, one, what.length === 1)));
  for (const answer of answers)
    if (answer && answer.status >= 300)
      expect(REFUSALS, JSON.stringify(answer.body)).toContain(answer.status);
}

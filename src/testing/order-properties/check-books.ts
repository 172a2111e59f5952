import { asc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OrderState } from '@/contract/schemas/orders';
import type { orders, payments } from '@/server/db/schema';
import { coupons, couponUses, orderHistory, orderLines, products, variations } from '@/server/db/schema';
import { COUPON_USES, STOCK, type World } from './order-world';

/** The changes of state of docs/rules.md, written down a second time. */
export const LISTED: Record<OrderState, OrderState[]> = {
  pending_payment: ['approved', 'cancelled'],
  approved: ['picking', 'cancelled', 'refunded'],
  picking: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** Beyond them: an expired order with money that staff must decide about. */
export const DECIDED: OrderState[] = ['approved', 'refunded'];

const PAID: OrderState[] = ['approved', 'picking', 'shipped', 'delivered'];

type OrderRow = typeof orders.$inferSelect;

/** Property 10: every unit is in stock or held by an order, and nothing is below zero. */
async function checkStock({ shop, packs, product }: World, rows: OrderRow[]) {
  const { db } = shop.services;
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    );
  const unitsOf = (pack: string, of: (order: OrderRow) => boolean) => {
    const ids = new Set(rows.filter(of).map(({ id }) => id));
    return lines
      .filter(({ orderId, variationId }) => variationId === pack && ids.has(orderId))
      .reduce((units, { quantity }) => units + quantity, 0);
  };
  const shelves = await db.select().from(variations).where(inArray(variations.id, packs));
  for (const { id, stock } of shelves) {
    expect(stock, id).toBeGreaterThanOrEqual(0);
    expect(stock + unitsOf(id, ({ holdsStock }) => holdsStock), id).toBe(STOCK);
  }
  const sold = packs.reduce((units, pack) => units + unitsOf(pack, ({ state }) => PAID.includes(state)), 0);
  const [counted] = await db.select().from(products).where(eq(products.id, product.id));
  expect(counted?.soldCount).toBe(sold);
}

/** Property 11: the coupon counts once for every order that holds it, and no more often than it may. */
async function checkCoupon({ shop, coupon }: World, rows: OrderRow[]) {
  const { db } = shop.services;
  const live = rows.filter(({ holdsStock, couponCode }) => holdsStock && couponCode === coupon.code);
  const uses = await db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id));
  const [row] = await db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(uses.map(({ orderId }) => orderId).sort()).toEqual(live.map(({ id }) => id).sort());
  expect(row?.usedCount).toBe(live.length);
  expect(live.length).toBeLessThanOrEqual(COUPON_USES);
}

/** Property 12: only listed changes of state, as the history shows. */
async function checkHistory({ shop }: World, rows: OrderRow[]) {
  for (const order of rows) {
    const history = await shop.services.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.id))
      .orderBy(asc(orderHistory.id));
    const states = history.map(({ state }) => state);
    expect(states[0]).toBe('pending_payment');
    expect(states.at(-1)).toBe(order.state);
    states.slice(1).forEach((to, index) => {
      const from = states[index] ?? to;
      expect(from === 'cancelled' ? DECIDED : LISTED[from]).toContain(to);
    });
  }
}

type PaymentRow = typeof payments.$inferSelect;

/**
 * Money: one payment for an order that goes on and nothing undecided beside it, none for one that ended, and never
 * another amount.
 */
function checkMoney(order: OrderRow, attempts: PaymentRow[]) {
  const approved = attempts.filter(({ status }) => status === 'approved');
  const waiting = attempts.filter(({ status }) => status === 'pending');
  expect(approved, order.state).toHaveLength(PAID.includes(order.state) ? 1 : 0);
  expect(waiting.length).toBeLessThanOrEqual(order.state === 'pending_payment' ? 1 : 0);
  const undecided = attempts.filter(
    ({ status, gatewayData }) => status === 'review' && gatewayData.refund !== 'byHand',
  );
  if (PAID.includes(order.state)) expect(undecided).toEqual([]);
  for (const { amountCents, interestCents } of [...approved, ...waiting])
    expect(amountCents - interestCents).toBe(order.totalCents);
  const { subtotalCents, discountCents, pixDiscountCents, freightCents, totalCents } = order;
  expect(totalCents).toBe(subtotalCents - discountCents - pixDiscountCents + freightCents);
  if (order.paymentMethod !== 'pix') expect(pixDiscountCents).toBe(0);
}

/** Everything that must hold for the orders of a world, as the database has it now. */
export async function checkBooks(world: World): Promise<void> {
  const rows = await world.listOrders();
  if (rows.length === 0) return;
  await checkStock(world, rows);
  await checkCoupon(world, rows);
  await checkHistory(world, rows);
  const attempts = await world.listPayments(rows.map(({ id }) => id));
  for (const order of rows)
    checkMoney(
      order,
      attempts.filter(({ orderId }) => orderId === order.id),
    );
}

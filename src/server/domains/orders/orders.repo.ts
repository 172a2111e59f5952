import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderHistory, orderLines, orders, payments, products, users } from '@/server/db/schema';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type HistoryRow = typeof orderHistory.$inferSelect;

export interface NewOrder {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  payment: typeof payments.$inferInsert;
  history: (typeof orderHistory.$inferInsert)[];
}

/** Writes an order with its lines, its first payment attempt and its history. */
export async function insertOrder(tx: Db, { order, lines, payment, history }: NewOrder): Promise<void> {
  await tx.insert(orders).values(order);
  await tx.insert(orderLines).values(lines);
  await tx.insert(payments).values(payment);
  await tx.insert(orderHistory).values(history);
}

export async function findOrderRow(db: Db, number: string, brandId: string): Promise<OrderRow | null> {
  if (number.includes('\0')) return null;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.brandId, brandId)));
  return row ?? null;
}

/** The order, held until the transaction ends: everybody who moves it takes this first, so moves come one by one. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!row) throw new Error(`Order ${orderId} is gone`);
  return row;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Every attempt to pay an order, the newest first. */
export const listPayments = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** When another attempt is made: later than every one before, so that the newest is always known. */
export function attemptTime(attempts: readonly PaymentRow[], now: Date): Date {
  const newest = attempts[0]?.createdAt;
  return newest && newest >= now ? new Date(newest.getTime() + 1) : now;
}

/** The newest attempt to pay an order. */
export const findLatestPayment = async (db: Db, orderId: string): Promise<PaymentRow | null> =>
  (await listPayments(db, orderId))[0] ?? null;

/** The states an order went through, the oldest first, with the name of who of the shop moved it. */
export const listHistory = (db: Db, orderId: string) =>
  db
    .select({ entry: orderHistory, staffName: users.fullName })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.by))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));

/** The lines of an order as they were sold, and what their products are called in other languages, by locale. */
export async function listLines(db: Db, orderId: string) {
  const rows = await db
    .select({ line: orderLines, translations: products.translations })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line, translations }) => ({
    ...line,
    titles: Object.fromEntries<string>(
      Object.entries(translations ?? {}).flatMap(([locale, texts]) =>
        texts?.title ? [[locale, texts.title]] : [],
      ),
    ),
  }));
}
export type SoldLine = Awaited<ReturnType<typeof listLines>>[number];

/** Everything that hangs on an order, for its page. */
export async function loadOrderParts(db: Db, orderId: string) {
  const lines = await listLines(db, orderId);
  const history = await listHistory(db, orderId);
  return { lines, history, payments: await listPayments(db, orderId) };
}
export type OrderParts = Awaited<ReturnType<typeof loadOrderParts>>;

/** Unpaid orders whose reservation has ended, the oldest first. */
export async function listExpiredIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'pending_payment'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

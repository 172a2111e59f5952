import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  orderHistory,
  orderLines,
  orders,
  payments,
  prescriptionFiles,
  products,
  users,
  variations,
} from '@/server/db/schema';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type PrescriptionFileRow = typeof prescriptionFiles.$inferSelect;
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

/** Locks the order until the transaction ends. Every move takes this lock first, so that moves happen one by one. */
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

/** When another attempt is made: later than every one before, so that the newest is always clear. */
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

/** What a product is called in other languages, by locale. */
const titlesOf = (translations: (typeof products.$inferSelect)['translations'] | null) =>
  Object.fromEntries<string>(
    Object.entries(translations ?? {}).flatMap(([locale, texts]) =>
      texts?.title ? [[locale, texts.title]] : [],
    ),
  );

/**
 * The lines of an order as they were sold, with the slug that their product has now, and what it is called in other
 * languages, by locale.
 */
export async function listLines(db: Db, orderId: string) {
  const rows = await db
    .select({
      line: orderLines,
      slug: products.slug,
      translations: products.translations,
      sku: variations.sku,
      weightGrams: variations.shippingWeightGrams,
    })
    .from(orderLines)
    .innerJoin(variations, eq(variations.id, orderLines.variationId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line, slug, translations, ...pack }) => ({
    ...line,
    ...pack,
    slug: slug ?? line.slug,
    titles: titlesOf(translations),
  }));
}
export type SoldLine = Awaited<ReturnType<typeof listLines>>[number];

/** The most lines of an order that a list of own orders shows. */
const SHOWN_LINES = 3;

/** The first lines of some orders, and how many each has. */
export async function listFirstLines(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, title, picture, position } = orderLines;
  const counted = db
    .select({
      ...{ orderId, title, picture, position },
      productId: orderLines.productId,
      place: sql<number>`(row_number() over (partition by ${orderId} order by ${position}))::int`.as('place'),
      lineCount: sql<number>`(count(*) over (partition by ${orderId}))::int`.as('line_count'),
    })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .as('counted');
  const rows = await db
    .select({
      orderId: counted.orderId,
      title: counted.title,
      picture: counted.picture,
      lineCount: counted.lineCount,
      translations: products.translations,
    })
    .from(counted)
    .leftJoin(products, eq(products.id, counted.productId))
    .where(lte(counted.place, SHOWN_LINES))
    .orderBy(asc(counted.orderId), asc(counted.place));
  return rows.map(({ translations, ...line }) => ({ ...line, titles: titlesOf(translations) }));
}

/** What was sent as the prescription of an order, the newest first. */
const listPrescriptionFiles = (db: Db, orderId: string): Promise<PrescriptionFileRow[]> =>
  db
    .select()
    .from(prescriptionFiles)
    .where(eq(prescriptionFiles.orderId, orderId))
    .orderBy(desc(prescriptionFiles.sentAt), desc(prescriptionFiles.id));

/** Everything that belongs to an order, for its page. */
export async function loadOrderParts(db: Db, orderId: string) {
  const lines = await listLines(db, orderId);
  const history = await listHistory(db, orderId);
  const prescriptionFiles = await listPrescriptionFiles(db, orderId);
  return { lines, history, payments: await listPayments(db, orderId), prescriptionFiles };
}
export type OrderParts = Awaited<ReturnType<typeof loadOrderParts>>;

/** Unpaid orders of a brand whose reservation has ended, the oldest first. */
export async function listExpiredIds(db: Db, brandId: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brandId), eq(orders.state, 'pending_payment'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

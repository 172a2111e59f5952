import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderLines, orders, payments, variations } from '@/server/db/schema';
import type { Placed } from './kinds';
import type { Stocked } from './stock-up';

export interface Books {
  /** Orders in the database of the customers of this run. */
  orders: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Stored, and its number was sent to no client. */
  unknown: number;
  /** Two keys that were answered with one order. */
  shared: number;
  /** Orders with none or several payments, or one of another amount. */
  wronglyPaid: number;
  /** Orders whose parts do not make their total. */
  wronglySummed: number;
  /** Packs whose stock and orders do not add up. */
  wrongStock: number;
}

/** Units that all orders hold of each pack: also those of the demo, one of which expires while a long run goes on. */
export async function readHeldUnits(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ pack: orderLines.variationId, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.holdsStock, true))
    .groupBy(orderLines.variationId);
  return new Map(rows.map(({ pack, units }) => [pack, units]));
}

/**
 * Compares what the visitors were told with the database, to the unit and the centavo. All is read of one moment: unpaid
 * orders of a long run expire and give their units back meanwhile.
 */
export const checkBooks = (db: Db, stocked: Stocked, placed: readonly Placed[]): Promise<Books> =>
  db.transaction((tx) => compare(tx, stocked, placed), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

async function compare(db: Db, stocked: Stocked, placed: readonly Placed[]): Promise<Books> {
  const ids = stocked.customers.map(({ id }) => id);
  const rows = await db.select().from(orders).where(inArray(orders.userId, ids));
  const paid = await db
    .select({ orderId: payments.orderId, amount: payments.amountCents })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(orders.userId, ids));
  const shelves = await db.select().from(variations).where(inArray(variations.id, stocked.packs));
  const told = placed.flatMap(({ number }) => number ?? []);
  const known = new Set(told);
  const numbers = new Set(rows.map(({ number }) => number));
  const amounts = new Map<string, number[]>();
  for (const { orderId, amount } of paid) amounts.set(orderId, [...(amounts.get(orderId) ?? []), amount]);
  const held = await readHeldUnits(db);
  return {
    orders: rows.length,
    lost: [...known].filter((number) => !numbers.has(number)).length,
    unknown: rows.filter(({ number }) => !known.has(number)).length,
    shared: told.length - known.size,
    wronglyPaid: rows.filter(({ id, totalCents }) => {
      const own = amounts.get(id) ?? [];
      return own.length !== 1 || own[0] !== totalCents;
    }).length,
    wronglySummed: rows.filter(
      ({ subtotalCents, discountCents, pixDiscountCents, freightCents, totalCents }) =>
        subtotalCents - discountCents - pixDiscountCents + freightCents !== totalCents,
    ).length,
    wrongStock: shelves.filter(
      ({ id, stock }) => stock + (held.get(id) ?? 0) !== stocked.stock + (stocked.held.get(id) ?? 0),
    ).length,
  };
}

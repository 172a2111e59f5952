import { eq, sql } from 'drizzle-orm';
import { coupons, couponUses, orderLines, orders, payments, variations } from '@/server/db/schema';
import type { Db } from '@/server/db/client';
import type { Ledger } from './clients';

export interface Findings {
  orders: number;
  /** Acknowledged, and not in the database. */
  lost: number;
  /** In the database, and requested by no client: the second order of a key. */
  doubled: number;
  /** Orders without exactly one attempt to pay that says how. */
  unpayable: number;
  /** Units on the shelf and with orders, less the units there were. */
  stockDifference: number;
  /** Uses of the coupon, less the orders that carry it. */
  couponDifference: number;
}

const countOf = (rows: { count: number }[]) => rows[0]?.count ?? 0;
const count = sql<number>`count(*)::int`;

/** What the database holds against what the clients were told. */
export async function checkLedger(
  db: Db,
  { acknowledged }: Ledger,
  pack: string,
  units: number,
): Promise<Findings> {
  const rows = await db.select({ id: orders.id, number: orders.number }).from(orders);
  const attempts = await db.select({ orderId: payments.orderId, pix: payments.pix }).from(payments);
  const payable = new Map<string, number>();
  for (const { orderId, pix } of attempts) {
    if (pix) payable.set(orderId, (payable.get(orderId) ?? 0) + 1);
  }
  const numbers = new Set(rows.map(({ number }) => number));
  const told = new Set(acknowledged.values());
  const [shelf] = await db.select().from(variations).where(eq(variations.id, pack));
  const [sold] = await db
    .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines);
  const [coupon] = await db.select().from(coupons);
  return {
    orders: rows.length,
    lost: [...told].filter((number) => !numbers.has(number)).length,
    doubled: rows.filter(({ number }) => !told.has(number)).length + (acknowledged.size - told.size),
    unpayable: rows.filter(({ id }) => payable.get(id) !== 1).length,
    stockDifference: (shelf?.stock ?? 0) + (sold?.units ?? 0) - units,
    couponDifference:
      Math.abs((coupon?.usedCount ?? 0) - rows.length) +
      Math.abs(countOf(await db.select({ count }).from(couponUses)) - rows.length),
  };
}

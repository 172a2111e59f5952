import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { orderLines, orders, variations } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { findExcess, type PackHold } from './fair-hold';
import type { OrderContext } from '@/server/domains/orders/order-context';

/** Households and mobile networks share an address. */
const ACCOUNTS_PER_ADDRESS = 6;

interface Placing {
  orderId: string;
  userId: string;
  /** See `orders.placedFrom`. */
  placedFrom: string | null;
  paymentMethod: PaymentMethod;
}

/** Units off the shelf for an order that waits for its payment. */
export const isHeldUnpaid = and(eq(orders.state, 'pending_payment'), eq(orders.holdsStock, true));

const lock = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

const countOpen = (tx: Db, whose: SQL) => tx.$count(orders, and(whose, eq(orders.state, 'pending_payment')));

/** What unpaid orders hold of every pack that this account holds any of. */
async function listHolds(tx: Db, { orderId, userId }: Placing): Promise<PackHold[]> {
  const { variationId, quantity, title } = orderLines;
  const own = tx
    .select({ variationId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isHeldUnpaid, eq(orders.userId, userId)));
  const units = (condition: SQL) =>
    sql<number>`coalesce(sum(${quantity}) filter (where ${condition}), 0)::int`;
  const isOwn = sql`${orders.userId} = ${userId}`;
  const isBoleto = sql`${orders.paymentMethod} = 'boleto'`;
  return tx
    .select({
      variationId,
      title: sql<string>`max(${title})`,
      total: sql<number>`(${variations.stock} + sum(${quantity}))::int`,
      boleto: units(isBoleto),
      own: units(sql`${isOwn} and ${orders.paymentMethod} <> 'credit_card'`),
      ownBoleto: units(sql`${isOwn} and ${isBoleto}`),
      ordered: units(sql`${orders.id} = ${orderId}`),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variations, eq(variations.id, variationId))
    .where(and(isHeldUnpaid, sql`${variationId} in ${own}`))
    .groupBy(variationId, variations.stock);
}

/**
 * Refuses what would keep goods from others without being paid. Call it last in the transaction that writes the order
 * and takes its units: one order of an account is judged at a time, and of a pack as well, since its row is locked.
 * @throws Fault UNPAID_UNITS_LIMIT or BOLETO_UNITS_LIMIT with the packs and how many units there may be; the
 * transaction must then be rolled back
 */
export async function requireFairHold(tx: Db, placing: Placing): Promise<void> {
  if (placing.paymentMethod === 'credit_card') return;
  await lock(tx, `unpaid account ${placing.userId}`);
  const excess = findExcess(await listHolds(tx, placing), placing.paymentMethod);
  if (!excess) return;
  const items = excess.packs.map(({ hold: { variationId, title, ordered }, available }) => ({
    variationId,
    title,
    requested: ordered,
    available,
  }));
  throw new Fault(excess.errorCode, 'Too many units without a payment', { details: { items } });
}

/**
 * Refuses one more order of somebody who has many that are not paid; to be called like `requireFairHold`.
 * @throws Fault UNPAID_ORDERS_LIMIT
 */
export async function requireFewUnpaid(
  tx: Db,
  { env }: Pick<OrderContext, 'env'>,
  { userId, placedFrom }: Placing,
): Promise<void> {
  const most = env.UNPAID_ORDERS_MAX;
  await lock(tx, `unpaid account ${userId}`);
  if ((await countOpen(tx, eq(orders.userId, userId))) > most) throw tooMany();
  if (placedFrom === null) return;
  await lock(tx, `unpaid address ${placedFrom}`);
  if ((await countOpen(tx, eq(orders.placedFrom, placedFrom))) > most * ACCOUNTS_PER_ADDRESS) throw tooMany();
}

const tooMany = () => new Fault('UNPAID_ORDERS_LIMIT', 'Too many orders wait for their payment');

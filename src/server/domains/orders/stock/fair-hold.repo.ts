import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { orderLines, orders, variations } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { findExcess, type PackHold } from './fair-hold';
import type { OrderContext } from '@/server/domains/orders/order-context';

/** A higher limit, because households and mobile networks share an address. */
const ACCOUNTS_PER_ADDRESS = 6;

interface Placing {
  orderId: string;
  /** Null for a guest. */
  userId: string | null;
  email: string;
  /** See `orders.placedFrom`. */
  placedFrom: string | null;
  paymentMethod: PaymentMethod;
}

/** Units reserved by an order that waits for its payment. */
export const isHeldUnpaid = and(eq(orders.state, 'pending_payment'), eq(orders.holdsStock, true));

const lock = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** One order of those that count together is judged at a time. */
const lockBuyer = (tx: Db, { userId, placedFrom, email }: Placing) =>
  lock(tx, userId ? `unpaid account ${userId}` : `unpaid address ${placedFrom ?? email}`);

const countOpen = (tx: Db, whose: SQL) => tx.$count(orders, and(whose, eq(orders.state, 'pending_payment')));

/**
 * The orders that count together: those of an account. Guests count by the address they order from, because another
 * e-mail costs nothing; by e-mail only where the address is not known.
 */
function ownOrders({ userId, placedFrom, email }: Placing): SQL {
  if (userId) return sql`${orders.userId} = ${userId}`;
  if (placedFrom) return sql`(${orders.userId} is null and ${orders.placedFrom} = ${placedFrom})`;
  return sql`(${orders.userId} is null and ${orders.payer}->>'email' = ${email})`;
}

/** What unpaid orders hold of every pack that this buyer holds any of. */
async function listHolds(tx: Db, placing: Placing): Promise<PackHold[]> {
  const { orderId } = placing;
  const { variationId, quantity, title } = orderLines;
  const own = tx
    .select({ variationId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isHeldUnpaid, ownOrders(placing)));
  const units = (condition: SQL) =>
    sql<number>`coalesce(sum(${quantity}) filter (where ${condition}), 0)::int`;
  const isOwn = ownOrders(placing);
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
 * Refuses an order that would hold too many unpaid units. Call it last in the transaction that writes the order and
 * takes its units: then orders of one account, and of one pack, are checked one at a time, because their rows are
 * locked.
 * @throws Fault UNPAID_UNITS_LIMIT or BOLETO_UNITS_LIMIT with the packs and how many units there may be; the
 * transaction must then be rolled back
 */
export async function requireFairHold(tx: Db, placing: Placing): Promise<void> {
  if (placing.paymentMethod === 'credit_card') return;
  await lockBuyer(tx, placing);
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
 * Refuses one more order of a customer who has many that are not paid; to be called like `requireFairHold`.
 * @throws Fault UNPAID_ORDERS_LIMIT
 */
export async function requireFewUnpaid(
  tx: Db,
  { env }: Pick<OrderContext, 'env'>,
  placing: Placing,
): Promise<void> {
  const { userId, placedFrom } = placing;
  const most = env.UNPAID_ORDERS_MAX;
  await lockBuyer(tx, placing);
  const countsAlone = userId !== null || placedFrom === null;
  if (countsAlone && (await countOpen(tx, ownOrders(placing))) > most) throw tooMany();
  if (placedFrom === null) return;
  await lock(tx, `unpaid address ${placedFrom}`);
  if ((await countOpen(tx, eq(orders.placedFrom, placedFrom))) > most * ACCOUNTS_PER_ADDRESS) throw tooMany();
}

const tooMany = () => new Fault('UNPAID_ORDERS_LIMIT', 'Too many orders wait for their payment');

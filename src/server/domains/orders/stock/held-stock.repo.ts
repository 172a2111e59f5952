import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { HeldStock } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orderLines, orders, variations } from '@/server/db/schema';
import { isHeldUnpaid } from './fair-hold.repo';

/** The most orders listed for one pack; the others are only counted. */
const MAX_HELD_ORDERS = 20;

interface HeldQuery {
  brandId: string;
  pagina: number;
  /** Only this pack. */
  pacote?: string;
}

const conditionOf = ({ brandId, pacote }: HeldQuery) =>
  and(
    isHeldUnpaid,
    eq(orders.brandId, brandId),
    pacote === undefined ? undefined : eq(orderLines.variationId, pacote),
  );

const held = sql<number>`sum(${orderLines.quantity})::int`;

/** A page of packs with unpaid units, the largest unpaid share first. */
async function listPacks(db: Db, query: HeldQuery) {
  const share = sql`sum(${orderLines.quantity})::float / (${variations.stock} + sum(${orderLines.quantity}))`;
  return db
    .select({
      variationId: variations.id,
      productId: variations.productId,
      title: sql<string>`max(${orderLines.title})`,
      presentation: variations.presentation,
      onHand: variations.stock,
      held,
      orderCount: sql<number>`count(distinct ${orders.id})::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variations, eq(variations.id, orderLines.variationId))
    .where(conditionOf(query))
    .groupBy(variations.id)
    .orderBy(desc(share), desc(held), asc(variations.id))
    .limit(PAGE_SIZE)
    .offset((query.pagina - 1) * PAGE_SIZE);
}

/** The orders that hold units of packs, the largest of each pack first. */
async function listHolders(db: Db, query: HeldQuery, variationIds: string[]) {
  const ranked = db
    .select({
      variationId: orderLines.variationId,
      number: orders.number,
      customer: sql<string>`${orders.payer}->>'fullName'`.as('customer'),
      email: sql<string>`${orders.payer}->>'email'`.as('email'),
      units: orderLines.quantity,
      paymentMethod: orders.paymentMethod,
      expiresAt: orders.expiresAt,
      rank: sql<number>`row_number() over (partition by ${orderLines.variationId}
        order by ${orderLines.quantity} desc, ${orders.createdAt}, ${orders.id})`.as('rank'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(conditionOf(query), inArray(orderLines.variationId, variationIds)))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MAX_HELD_ORDERS}`)
    .orderBy(asc(ranked.rank));
}

/** Units held by unpaid orders: packs, and the orders of each. */
export async function listHeldStock(db: Db, query: HeldQuery): Promise<HeldStock> {
  const packs = await listPacks(db, query);
  const ids = packs.map(({ variationId }) => variationId);
  const holders = ids.length > 0 ? await listHolders(db, query, ids) : [];
  const total = packs[0]?.total ?? 0;
  return {
    items: packs.map(({ total: _total, ...pack }) => ({
      ...pack,
      orders: holders
        .filter(({ variationId }) => variationId === pack.variationId)
        .map(({ number, customer, email, units, paymentMethod, expiresAt }) => ({
          number,
          customer,
          email,
          units,
          paymentMethod,
          expiresAt: expiresAt?.toISOString() ?? null,
        })),
    })),
    total,
    page: query.pagina,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

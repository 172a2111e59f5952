import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { OrderSort } from '@/contract/constants';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { holdsTyped } from '@/server/db/contains';
import { holdsCode, readCode } from '@/server/db/product-code';
import { orderLines, orders, variations } from '@/server/db/schema';
import { withinDays } from '@/server/db/within-days';
import type { OrderRow } from '@/server/domains/orders/orders.repo';

export interface OrderFilter {
  brandId: string;
  userId?: string;
  /** Credited to this code; null finds none. Lists by a code show no documents, and are not searched by them. */
  representativeCode?: string | null;
  estado?: OrderState;
  metodo?: PaymentMethod;
  /** Days of the shop's calendar, both included. */
  de?: string;
  ate?: string;
  /** Only orders that staff must look at. */
  atencao?: boolean;
  /** Only orders that can be picked. */
  separar?: boolean;
  q?: string;
  ordem?: OrderSort;
}

export interface OrderPage {
  pagina: number;
  /** Orders on a page; PAGE_SIZE unless said. */
  limit?: number;
}

export interface ListedOrder {
  order: OrderRow;
  /** Units in it. */
  itemCount: number;
}

const withoutDocument = sql`(${orders.number} || ' ' || coalesce(${orders.payer}->>'fullName', '') || ' ' || coalesce(${orders.payer}->>'email', ''))`;

const holdingText = (text: string) =>
  sql`select ${orders.id} from ${orders} where ${holdsTyped(orders.searchText, text)}`;

/** Orders of a pack with this item number or bar code. */
const holdingPack = (code: string) =>
  sql`select ${orderLines.orderId} from ${orderLines} join ${variations} on ${variations.id} = ${orderLines.variationId} where ${holdsCode(code)}`;

/**
 * Finds in number, name, e-mail, item number or bar code and, where it may be seen, document, without regard to accents;
 * `search_text` is what the index answers.
 */
function searchOf(text: string, seesDocuments: boolean): SQL | undefined {
  if (!seesDocuments) return and(holdsTyped(orders.searchText, text), holdsTyped(withoutDocument, text));
  const document = text.replace(/[.\-/\s]/g, '');
  const isOther = document.length >= 3 && document !== text;
  const code = readCode(text);
  // Each side has its own index: one condition over both would read every order.
  if (code && /\d/.test(code))
    return sql`${orders.id} in (${sql.join([holdingText(text), ...(isOther ? [holdingText(document)] : []), holdingPack(code)], sql` union all `)})`;
  return or(
    holdsTyped(orders.searchText, text),
    isOther ? holdsTyped(orders.searchText, document) : undefined,
  );
}

/** Whether an order can be picked. What waits for its prescription cannot. */
export const canBePicked = (): SQL | undefined =>
  and(
    eq(orders.state, 'approved'),
    or(isNull(orders.prescriptionStatus), eq(orders.prescriptionStatus, 'approved')),
  );

const conditionOf = ({ representativeCode: code, ...filter }: OrderFilter): SQL | undefined =>
  and(
    eq(orders.brandId, filter.brandId),
    filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
    code === null ? sql`false` : undefined,
    code ? eq(orders.representativeCode, code) : undefined,
    filter.estado ? eq(orders.state, filter.estado) : undefined,
    filter.metodo ? eq(orders.paymentMethod, filter.metodo) : undefined,
    withinDays(orders.createdAt, filter),
    filter.atencao ? isNotNull(orders.attention) : undefined,
    filter.separar ? canBePicked() : undefined,
    filter.q ? searchOf(filter.q, code === undefined) : undefined,
  );

/** The id decides between equals, so that no order stands on two pages. */
const SORTS: Record<OrderSort, SQL[]> = {
  recentes: [desc(orders.createdAt), desc(orders.id)],
  antigos: [asc(orders.createdAt), asc(orders.id)],
  'maior-valor': [desc(orders.totalCents), desc(orders.id)],
  'menor-valor': [asc(orders.totalCents), asc(orders.id)],
};

const idsOf = (db: Db, filter: OrderFilter) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(conditionOf(filter))
    .orderBy(...SORTS[filter.ordem ?? 'recentes']);

/** Orders by their ids, in the order of these, with the number of units in each. */
export async function loadListedOrders(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const [rows, units] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    db
      .select({ orderId: orderLines.orderId, units: sql<number>`sum(${orderLines.quantity})::int` })
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...ids]))
      .groupBy(orderLines.orderId),
  ]);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const unitsById = new Map(units.map((row) => [row.orderId, row.units]));
  return ids.flatMap((id) => {
    const order = rowById.get(id);
    return order ? [{ order, itemCount: unitsById.get(id) ?? 0 }] : [];
  });
}

/**
 * A page of orders and how many there are. Only ids are walked over, so that a late page costs little more than the
 * first.
 */
export async function listOrderRows(
  db: Db,
  { pagina, limit = PAGE_SIZE, ...filter }: OrderFilter & OrderPage,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const [[counted], ids] = await Promise.all([
    db.select({ total: count() }).from(orders).where(conditionOf(filter)),
    idsOf(db, filter)
      .limit(limit)
      .offset((pagina - 1) * limit),
  ]);
  const rows = await loadListedOrders(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: counted?.total ?? 0 };
}

/** The ids of a whole list in its order, `limit` at most: what a table is written from, piece by piece. */
export async function listOrderIds(db: Db, filter: OrderFilter, limit: number): Promise<string[]> {
  const rows = await idsOf(db, filter).limit(limit);
  return rows.map(({ id }) => id);
}

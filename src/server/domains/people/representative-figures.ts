import { and, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { SHOP_TIME_ZONE } from '@config/commerce';
import type { RepresentativeFigures } from '@/contract/schemas/people';
import { shopDateOf } from '@/lib/time/business-days';
import { fromCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { users } from '@/server/db/schema/users';
import { SOLD_STATES } from './people.repo';

const MONTHS = 12;

/** The last twelve months by the shop's calendar, `YYYY-MM`, the running one last. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = shopDateOf(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

const monthOf = (column: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone ${SHOP_TIME_ZONE}, 'YYYY-MM')`;

/** What a code brought, month by month. Revenue is what customers paid, freight included. */
export async function loadRepresentativeFigures(
  db: Db,
  { code, brandId, now }: { code: string | null; brandId: string; now: Date },
): Promise<RepresentativeFigures> {
  const months = lastMonths(now);
  if (code === null) return { code, months: months.map((month) => toMonth(month)) };
  // A month begins three hours later in São Paulo: a day of slack, and the months that were asked for are picked below.
  const since = new Date(Date.parse(`${months[0]}-01T00:00:00Z`) - 86_400_000);
  const sold = await db
    .select({
      month: monthOf(orders.createdAt),
      orders: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${orders.totalCents})::float8`,
      // A guest counts by the order.
      customers: sql<number>`count(distinct coalesce(${orders.userId}, ${orders.id}))::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.representativeCode, code),
        eq(orders.brandId, brandId),
        inArray(orders.state, SOLD_STATES),
        gte(orders.createdAt, since),
      ),
    )
    .groupBy(sql`1`);
  // An account may be older than its link, which came with an order.
  const linkedAt = sql`coalesce(${users.representedAt}, ${users.createdAt})`;
  const joined = await db
    .select({ month: monthOf(linkedAt), newCustomers: sql<number>`count(*)::int` })
    .from(users)
    .where(
      and(
        eq(users.representedByCode, code),
        isNull(users.deletedAt),
        or(gte(users.representedAt, since), gte(users.createdAt, since)),
      ),
    )
    .groupBy(sql`1`);
  const soldIn = new Map(sold.map((row) => [row.month, row]));
  const joinedIn = new Map(joined.map((row) => [row.month, row.newCustomers]));
  return { code, months: months.map((month) => toMonth(month, soldIn.get(month), joinedIn.get(month))) };
}

const toMonth = (
  month: string,
  sold?: { orders: number; cents: number; customers: number },
  newCustomers = 0,
): RepresentativeFigures['months'][number] => ({
  month,
  orders: sold?.orders ?? 0,
  revenue: fromCents(sold?.cents ?? 0),
  customers: sold?.customers ?? 0,
  newCustomers,
});

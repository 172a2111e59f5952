import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { endOfShopDay, startOfShopDay } from '@/lib/time/business-days';

/** Postgres and `Date` have different limits for years; no data of the shop is near them. */
const [FIRST, LAST] = ['1900-01-01', '2999-12-31'] as const;

function clamp(day: string): string {
  if (day < FIRST) return FIRST;
  return day > LAST ? LAST : day;
}

/** Moments on or between days of the shop's calendar, both `YYYY-MM-DD` and included; no bound where none is given. */
export const withinDays = (
  column: AnyPgColumn,
  { de, ate }: { de?: string; ate?: string },
): SQL | undefined =>
  and(
    de ? gte(column, startOfShopDay(clamp(de))) : undefined,
    ate ? lte(column, endOfShopDay(clamp(ate))) : undefined,
  );

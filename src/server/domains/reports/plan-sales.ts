import type { Report } from '@/contract/schemas/reports';
import { addDays, shopDateOf, startOfShopDay } from '@/lib/time/business-days';
import { fromCents } from '@/lib/money';
import type { DaySales } from './sales.repo';

export interface ReportSpan {
  /** Days of the shop's calendar it looks at, the oldest first; today is the last. */
  days: string[];
  /** As many days before them. */
  before: string[];
  /** When the first of the days begins, and the first of those before. */
  beginsAt: Date;
  beforeBeginsAt: Date;
}

/** The last `count` days of the shop's calendar with the running one, and as many before. */
export function planSpan(now: Date, count: number): ReportSpan {
  const today = shopDateOf(now);
  const day = (ago: number) => addDays(today, -ago);
  return {
    days: Array.from({ length: count }, (_, index) => day(count - 1 - index)),
    before: Array.from({ length: count }, (_, index) => day(2 * count - 1 - index)),
    beginsAt: startOfShopDay(day(count - 1)),
    beforeBeginsAt: startOfShopDay(day(2 * count - 1)),
  };
}

const sumOf = (days: readonly DaySales[]) =>
  days.reduce((sum, { cents, orders }) => ({ cents: sum.cents + cents, orders: sum.orders + orders }), {
    cents: 0,
    orders: 0,
  });

/** Sales day by day and altogether, from the days that had any. */
export function planSales(
  { days, before }: Pick<ReportSpan, 'days' | 'before'>,
  sold: readonly DaySales[],
  customers: number,
): Pick<Report, 'totals' | 'salesByDay'> {
  const soldOn = new Map(sold.map((sales) => [sales.day, sales]));
  const salesOf = (day: string): DaySales => soldOn.get(day) ?? { day, cents: 0, orders: 0 };
  const now = sumOf(days.map(salesOf));
  const earlier = sumOf(before.map(salesOf));
  return {
    totals: {
      revenue: fromCents(now.cents),
      orders: now.orders,
      averageTicket: now.orders === 0 ? 0 : fromCents(now.cents / now.orders),
      customers,
      before: { revenue: fromCents(earlier.cents), orders: earlier.orders },
    },
    salesByDay: days
      .map(salesOf)
      .map(({ day, cents, orders }) => ({ day, revenue: fromCents(cents), orders })),
  };
}

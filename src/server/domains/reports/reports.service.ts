import { ORDER_STATES } from '@/contract/constants';
import type { ParsedInput } from '@/contract/contract';
import type { AuditList, Report } from '@/contract/schemas/reports';
import { startOfShopDay } from '@/lib/business-days';
import { fromCents } from '@/lib/money';
import { listAudit } from '@/server/domains/audit/list-audit';
import type { Dependencies } from '@/server/services';
import { planSales, planSpan } from './plan-sales';
import { countBuyers, countByState, listBestProducts, listDaySales } from './sales.repo';
import { countWaiting, listFailedTexts, listLowStock } from './waiting.repo';

const ROWS = { bestProducts: 10, lowStock: 20, failedSearches: 10 };

/** How the shop goes, and who did what in it. */
export function createReportsService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  return {
    /**
     * Figures of this brand over the last days of the shop's calendar, the running one included. What stands in a state,
     * is low in stock or waits, does so now.
     */
    async getReport({ dias }: ParsedInput<'getReport'>['query']): Promise<Report> {
      const span = planSpan(clock.now(), Number(dias));
      const [since, before] = [span.days, span.before].map(([day = '']) => startOfShopDay(day)) as [
        Date,
        Date,
      ];
      // Few at a time: shoppers share the connections.
      const [sold, customers, best] = await Promise.all([
        listDaySales(db, brand.id, before),
        countBuyers(db, brand.id, since),
        listBestProducts(db, brand.id, since, ROWS.bestProducts),
      ]);
      const [states, low, failed, waiting] = await Promise.all([
        countByState(db, brand.id),
        listLowStock(db, brand.id, ROWS.lowStock),
        listFailedTexts(db, brand.id, since, ROWS.failedSearches),
        countWaiting(db, brand.id),
      ]);
      const inState = new Map(states.map(({ state, count }) => [state, count]));
      return {
        days: span.days.length,
        ...planSales(span, sold, customers),
        ordersByState: ORDER_STATES.map((state) => ({ state, count: inState.get(state) ?? 0 })),
        bestProducts: best.map(({ cents, ...product }) => ({ ...product, revenue: fromCents(cents) })),
        lowStock: low.map(({ gallery, ...pack }) => ({ ...pack, picture: gallery[0] ?? null })),
        failedSearches: failed,
        waiting,
      };
    },

    /** Who changed what, newest first. */
    listAuditEntries: (query: ParsedInput<'listAuditEntries'>['query']): Promise<AuditList> =>
      listAudit(db, query),
  };
}

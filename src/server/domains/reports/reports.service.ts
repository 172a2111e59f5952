import { ORDER_STATES } from '@/contract/constants';
import type { ParsedInput } from '@/contract/contract';
import type { AuditList, Report } from '@/contract/schemas/reports';
import { fromCents } from '@/lib/money';
import { listAudit } from '@/server/domains/audit/list-audit';
import { cardPicture } from '@/server/domains/catalog/product/product-card';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { Dependencies } from '@/server/dependencies';
import { createBriefMemory } from './brief-memory';
import { planSales, planSpan, type ReportSpan } from './plan-sales';
import { countBuyers, countByState, listBestProducts, listDaySales } from './sales.repo';
import { countWaiting, listFailedTexts, listLowStock } from './waiting.repo';

/** How long the sales of a report are cached (docs/orders-scale.md). */
const SALES_TTL_SECONDS = 60;
const ROWS = { bestProducts: 10, lowStock: 20, failedSearches: 10 };

/** How the shop goes, and who did what in it. */
export function createReportsService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  const recall = createBriefMemory<Awaited<ReturnType<typeof loadSales>>>(clock, SALES_TTL_SECONDS);

  /** What was sold: the dear part, which reads every order of the time. */
  async function loadSales(span: ReportSpan) {
    // Few at a time: shoppers share the connections.
    const [sold, customers, best] = await Promise.all([
      listDaySales(db, brand.id, span.beforeBeginsAt),
      countBuyers(db, brand.id, span.beginsAt),
      listBestProducts(db, brand.id, span.beginsAt, ROWS.bestProducts),
    ]);
    return {
      ...planSales(span, sold, customers),
      bestProducts: best.map(({ cents, ...product }) => ({ ...product, revenue: fromCents(cents) })),
    };
  }

  return {
    /**
     * Figures of this brand over the last days of the shop's calendar, the running one included. What was sold may be a
     * minute old; what stands in a state, is low in stock or waits, does so now.
     */
    async getReport({ dias }: ParsedInput<'getReport'>['query']): Promise<Report> {
      const span = planSpan(clock.now(), Number(dias));
      const sales = await recall(`${span.days.at(-1)} ${dias}`, () => loadSales(span));
      const [states, low, failed, waiting] = await Promise.all([
        countByState(db, brand.id),
        listLowStock(db, brand.id, ROWS.lowStock),
        listFailedTexts(db, brand.id, span.beginsAt, ROWS.failedSearches),
        countWaiting(db, brand.id),
      ]);
      const inState = new Map(states.map(({ state, count }) => [state, count]));
      return {
        days: span.days.length,
        ...sales,
        ordersByState: ORDER_STATES.map((state) => ({ state, count: inState.get(state) ?? 0 })),
        lowStock: low.map(({ gallery, ...pack }) => ({ ...pack, picture: cardPicture(gallery) })),
        failedSearches: failed,
        waiting,
      };
    },

    /** Who changed what, newest first, as this reader may see it. */
    listAuditEntries: (
      query: ParsedInput<'listAuditEntries'>['query'],
      reader: SessionUser,
    ): Promise<AuditList> => listAudit(db, query, reader),
  };
}

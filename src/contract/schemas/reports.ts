import { z } from 'zod';
import { FRESHNESS_ENTITIES, REPORT_DAYS } from '@/contract/constants';
import { Picture } from './catalog';
import { OrderState } from './orders';
import { Day, Id, IsoDate, Money, Page, pageOf, SearchText } from './primitives';

export const ReportQuery = z.object({ dias: z.enum(REPORT_DAYS, 'unknownOption').default('30') });

/** The figures of the dashboard's home. Orders count for sales once they are paid and until they are taken back. */
export const Report = z.object({
  days: z.int(),
  totals: z.object({
    revenue: Money,
    orders: z.int(),
    averageTicket: Money,
    customers: z.int(),
    /** The same number of days before, to compare with. */
    before: z.object({ revenue: Money, orders: z.int() }),
  }),
  /** One entry a day of the shop's calendar, oldest first, days without a sale too. */
  salesByDay: z.array(z.object({ day: z.string(), revenue: Money, orders: z.int() })),
  /** Orders that stand in each state now. */
  ordersByState: z.array(z.object({ state: OrderState, count: z.int() })),
  /** By units sold in these days. */
  bestProducts: z.array(
    z.object({ productId: z.string(), title: z.string(), units: z.int(), revenue: Money }),
  ),
  lowStock: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      presentation: z.string(),
      picture: Picture.nullable(),
      stock: z.int(),
    }),
  ),
  failedSearches: z.array(z.object({ typed: z.string(), searches: z.int() })),
  /** What waits for the staff. */
  waiting: z.object({
    ordersToPick: z.int(),
    ordersWithAttention: z.int(),
    prescriptions: z.int(),
    reviews: z.int(),
    leads: z.int(),
  }),
});
export type Report = z.infer<typeof Report>;

export const AuditEntry = z.object({
  id: z.int(),
  at: IsoDate,
  /** Full name of the actor; null: the system, or a deleted account. */
  actor: z.string().nullable(),
  /** Null as the name is. */
  actorId: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditListQuery = z.object({
  /** Verb and thing, or the beginning of it: `product.`. */
  acao: SearchText(60).optional(),
  entidade: SearchText(40).optional(),
  id: Id.optional(),
  /** Part of the actor's name. */
  quem: SearchText(80).optional(),
  /** One actor, whose name others may share or hold in theirs. */
  autor: Id.optional(),
  de: Day.optional(),
  ate: Day.optional(),
  pagina: Page,
});
export const AuditList = pageOf(AuditEntry);
export type AuditList = z.infer<typeof AuditList>;

export const FreshnessParams = z.object({ entity: z.enum(FRESHNESS_ENTITIES, 'unknownOption'), id: Id });
/** Whether the last edit is on every page that shows it. */
export const Freshness = z.object({
  savedAt: IsoDate.nullable(),
  /** When the last of its pages was revalidated; null while one waits. */
  onShopSince: IsoDate.nullable(),
  pending: z.int(),
  /** Pages that failed and are tried again. */
  failed: z.int(),
  /** Of those: rendered again, and still old in the CDN. */
  unpurged: z.int(),
});
export type Freshness = z.infer<typeof Freshness>;

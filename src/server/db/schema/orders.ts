import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ORDER_ATTENTION } from '@/contract/constants';
import type { Coupon, PaymentMethod } from '@/contract/schemas/checkout';
import type { Order, OrderState, Payment } from '@/contract/schemas/orders';
import type { Picture } from '@/contract/schemas/catalog';
import { users } from './users';
import { variations } from './catalog';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    description: text().notNull(),
    kind: text().$type<Coupon['kind']>().notNull().default('percent'),
    /** Fraction, 0 to 1, of a percent coupon; 0 for the other kinds. */
    discount: doublePrecision().notNull(),
    /** What a fixed coupon takes off, and the most a coupon of free freight pays; null: all of the freight. */
    amountCents: integer(),
    applicability: jsonb().$type<Coupon['applicability']>().notNull(),
    /** Counts for every product, whatever `applicability` lists. */
    allProducts: boolean().notNull().default(false),
    firstPurchaseOnly: boolean().notNull().default(false),
    validFrom: at().notNull(),
    validUntil: at().notNull(),
    minimumTotalCents: integer(),
    maxUses: integer(),
    usedCount: integer().notNull().default(0),
    maxUsesPerUser: integer(),
    brandIds: text().array().notNull(),
    active: boolean().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [check('coupons_uses', sql`${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses}`)],
);

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    brandId: text().notNull(),
    userId: text().references(() => users.id),
    state: text().$type<OrderState>().notNull(),
    subtotalCents: integer().notNull(),
    discountCents: integer().notNull(),
    pixDiscountCents: integer().notNull(),
    freightCents: integer().notNull(),
    totalCents: integer().notNull(),
    couponCode: text(),
    representativeCode: text(),
    freight: jsonb().$type<Order['freight']>().notNull(),
    address: jsonb().$type<NonNullable<Order['address']>>(),
    payer: jsonb().$type<Order['payer']>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    installments: integer().notNull().default(1),
    prescriptionStatus: text().$type<NonNullable<Order['prescription']>>(),
    /** The veterinarian of the accepted prescription. */
    prescriptionVeterinarian: text(),
    prescriptionCrmv: text(),
    /** Why the last one was refused. */
    prescriptionReason: text(),
    /** When the shop last gave its verdict, and which member of staff did. */
    prescriptionJudgedAt: at(),
    prescriptionJudgedBy: text(),
    /** Until when the shop waits for it, set once a paid order lacks it; and when it was flagged as overdue. */
    prescriptionDueAt: at(),
    prescriptionOverdueAt: at(),
    internalNote: text(),
    customerNote: text(),
    /** Language of the mails about it. */
    locale: text().notNull().default('pt-BR'),
    /** Whether its units are taken from the stock and its coupon counts: from placing until they go back. */
    holdsStock: boolean().notNull().default(true),
    /** What staff must look at. */
    attention: text().$type<(typeof ORDER_ATTENTION)[number]>(),
    invoiceNumber: text(),
    invoiceUrl: text(),
    trackingCode: text(),
    trackingUrl: text(),
    /** When the customer asked to return the order (CDC, art. 49), and why if they said so. */
    withdrawalRequestedAt: at(),
    withdrawalReason: text(),
    /** When its buyer is asked for a review; null before the delivery, and once they were asked. */
    reviewDueAt: at(),
    /** A keyed hash of the address that placed it: unpaid orders of one address are counted. */
    placedFrom: text(),
    /** When the reservation of an unpaid order ends. */
    expiresAt: at(),
    version: integer().notNull().default(1),
    createdAt: at().notNull(),
    /** What a list of orders is searched by: number, name, e-mail and document, in lower case. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(number || ' ' || coalesce(payer->>'fullName', '') || ' ' || coalesce(payer->>'email', '') || ' ' || coalesce(payer->>'document', ''))`,
      ),
  },
  (table) => [
    // Ascending on purpose: read backwards it serves `desc`, which puts nulls first; `desc nulls last` would not.
    index('orders_brand').on(table.brandId, table.createdAt, table.id),
    index('orders_brand_state').on(table.brandId, table.state, table.createdAt, table.id),
    index('orders_brand_method').on(table.brandId, table.paymentMethod, table.createdAt, table.id),
    index('orders_total_order').on(table.brandId, table.totalCents, table.id),
    index('orders_attention')
      .on(table.brandId, table.createdAt)
      .where(sql`attention is not null`),
    index('orders_search_folded').using('gin', sql`fold_text(${table.searchText}) gin_trgm_ops`),
    index('orders_user').on(table.userId, table.createdAt.desc()),
    index('orders_created').on(table.createdAt.desc()),
    index('orders_representative').on(table.representativeCode, table.createdAt.desc()),
    index('orders_state').on(table.state, table.createdAt.desc()),
    index('orders_unpaid_user')
      .on(table.userId)
      .where(sql`state = 'pending_payment'`),
    index('orders_unpaid_from')
      .on(table.placedFrom)
      .where(sql`state = 'pending_payment'`),
    index('orders_prescription_due')
      .on(table.prescriptionDueAt)
      .where(sql`prescription_due_at is not null and prescription_overdue_at is null`),
    index('orders_prescription')
      .on(table.brandId, table.prescriptionStatus, table.createdAt)
      .where(sql`prescription_status is not null`),
    index('orders_review_due')
      .on(table.reviewDueAt)
      .where(sql`review_due_at is not null`),
    index('orders_expiry').on(table.state, table.expiresAt),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    variationId: text()
      .notNull()
      .references(() => variations.id),
    productId: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    presentation: text().notNull(),
    picture: jsonb().$type<Picture>(),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    totalCents: integer().notNull(),
    discountCents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_variation').on(table.variationId),
    index('order_lines_product').on(table.productId, table.orderId),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    id: serial().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<OrderState>().notNull(),
    at: at().notNull(),
    /** A user id, `cliente` or `sistema`. */
    by: text().notNull(),
    note: text(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
);

/** Attempts to pay: an order can have several. Card numbers never come here. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    gateway: text().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text().$type<Payment['status']>().notNull(),
    /** What is charged, interest included. */
    amountCents: integer().notNull(),
    interestCents: integer().notNull().default(0),
    /** What was paid, where that is another amount than was charged. */
    paidCents: integer(),
    installments: integer().notNull().default(1),
    /** The acquirer's words for a denial, or a code of the shop's own (src/lib/texts/denial-text.ts). */
    reason: text(),
    pix: jsonb().$type<NonNullable<Payment['pix']>>(),
    boleto: jsonb().$type<NonNullable<Payment['boleto']>>(),
    card: jsonb().$type<NonNullable<Payment['card']>>(),
    gatewayReference: text(),
    /** What else the gateway must know to find, cancel or refund it. */
    gatewayData: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: at(),
    createdAt: at().notNull(),
    settledAt: at(),
    /** When the acquirer is asked next what became of it; null when no check is needed. */
    nextCheckAt: at(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_reference').on(table.gatewayReference),
    index('payments_next_check').on(table.nextCheckAt),
  ],
);

/** What acquirers told, as it came, so that staff can find out later what happened. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: serial().primaryKey(),
    gateway: text().notNull(),
    /** The fields of the notice, secrets and personal data left out. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    paymentId: text().references(() => payments.id, { onDelete: 'cascade' }),
    /** What was done about it. */
    outcome: text().notNull(),
    receivedAt: at().notNull(),
  },
  (table) => [
    index('payment_notices_payment').on(table.paymentId),
    index('payment_notices_received').on(table.receivedAt),
  ],
);

/** Files that buyers sent as their prescription; each lies under its id in the store of prescriptions. */
export const prescriptionFiles = pgTable(
  'prescription_files',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    type: text().$type<Order['prescriptionFiles'][number]['type']>().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of what was sent: the same file twice is one. */
    digest: text().notNull(),
    sentAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('prescription_files_order').on(table.orderId, table.digest),
    index('prescription_files_age').on(table.sentAt),
  ],
);

/** Uses of a coupon by orders in force; deleted when the order is cancelled. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text()
      .notNull()
      .references(() => coupons.id),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    index('coupon_uses_user').on(table.couponId, table.userId),
  ],
);

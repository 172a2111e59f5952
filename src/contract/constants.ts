import { SPECIES } from '@config/species';

/**
 * Closed lists of the API, free of zod, for pages with forms. What every page of the shop reads is in
 * shop-constants.ts: a module goes into a script as a whole.
 */

export const COUPON_REASONS = [
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_NOT_APPLICABLE',
  'COUPON_MINIMUM_NOT_REACHED',
  'COUPON_FIRST_PURCHASE_ONLY',
  'COUPON_RATE_LIMITED',
] as const;
export type CouponReason = (typeof COUPON_REASONS)[number];

/** Products that one call asks the cards of. */
export const MAX_CARDS = 48;

export const PAYMENT_METHODS = ['pix', 'boleto', 'credit_card'] as const;
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number];

/** Why a line cannot be sold as it stands, or what must be known about it. */
export const WARNINGS = [
  'UNKNOWN_ITEM',
  'OUT_OF_STOCK',
  'LESS_STOCK',
  'LINHA_BRANCA_ONLY',
  'NOT_SOLD_ONLINE',
  'PRESCRIPTION',
] as const;

/** States of an order (docs/rules.md). */
export const ORDER_STATES = [
  'pending_payment',
  'approved',
  'picking',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStateName = (typeof ORDER_STATES)[number];

/** `refunding`: money on its way back; `review`: money that staff must decide about. */
export const PAYMENT_STATUSES = [
  'pending',
  'approved',
  'denied',
  'expired',
  'refunding',
  'refunded',
  'review',
] as const;

/** The check of the prescription of an order. */
export const PRESCRIPTION_STATES = ['pending', 'approved', 'refused'] as const;

/** What a prescription may be sent as; pictures are drawn again. */
export const PRESCRIPTION_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const PRESCRIPTION_MAX_BYTES = 10 * 1024 * 1024;
/** The most files of one order. */
export const PRESCRIPTION_MAX_FILES = 10;

/** Parts of the queue of prescriptions, as the dashboard names them: to judge, not sent yet, refused, accepted. */
export const PRESCRIPTION_QUEUES = ['a-conferir', 'sem-arquivo', 'recusadas', 'aceitas'] as const;
export type PrescriptionQueue = (typeof PRESCRIPTION_QUEUES)[number];

/** Why staff must look at an order. */
export const ORDER_ATTENTION = [
  'late_payment',
  'wrong_amount',
  'refund_failed',
  'withdrawal',
  'prescription_overdue',
] as const;

/** Forms of the shop that staff answer. */
export const LEAD_KINDS = ['contact', 'partner', 'own_brand', 'quote', 'quote_basket'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** No person reads and fills in a form faster; a form that is sent sooner waits. */
export const LEAD_MIN_FILL_MS = 2_000;

/** Subjects of the contact form. */
export const CONTACT_TOPICS = ['technical', 'order', 'invoice', 'other'] as const;
/** How a partner wants to work with the shop. */
export const PARTNER_ACTIVITIES = ['representative', 'reseller', 'technical'] as const;
/** Federative units of Brazil. */
export const STATES =
  // prettier-ignore
  ['AC','AL','AM','AP','BA','CE','DF','ES','GO','MA','MG','MS','MT','PA','PB','PE','PI','PR','RJ','RN','RO','RR','RS','SC','SE','SP','TO'] as const;

/** Topics of articles: species, and farm management. */
export const POST_SUBJECTS = [...SPECIES, 'gestao'] as const;

/** State of a product or an article: `scheduled` is published by itself. */
export const PUBLICATION_STATES = ['published', 'scheduled', 'draft'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Why the stock of a pack was changed by hand. */
export const STOCK_REASONS = ['initial', 'purchase', 'count', 'loss', 'return', 'import', 'other'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** At this stock or below, a pack counts as low. */
export const LOW_STOCK = 5;

export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;

/** Sort orders of a list of orders. */
export const ORDER_SORTS = ['recentes', 'antigos', 'maior-valor', 'menor-valor'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Sort orders of the dashboard's list of products. */
export const MANAGED_PRODUCT_SORTS = ['recentes', 'nome', 'estoque', 'vendidos'] as const;
/** Lengths of a report, in days. */
export const REPORT_DAYS = ['7', '30', '90', '365'] as const;

/** What can be edited and is shown on pages of the shop. */
export const FRESHNESS_ENTITIES = ['product', 'post', 'review', 'testimonial', 'lesson', 'coupon'] as const;

/** Accepted picture types; what is stored is always drawn again. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** Lines of one call of the product import: a long file is sent in several. */
export const IMPORT_BATCH = 200;

/** Texts of a product that can be translated. Lists have one entry a line, in the order of the original. */
export const PRODUCT_TEXTS = [
  'title',
  'subtitle',
  'summary',
  'description',
  'highlights',
  'stage',
  'directions',
  'doseLabels',
  'warnings',
  'withdrawalMeat',
  'withdrawalMilk',
  'withdrawalEggs',
  'composition',
  'storage',
  'classification',
  'registration',
  'technicalResponsible',
] as const;
export type ProductText = (typeof PRODUCT_TEXTS)[number];

/** Kinds of search rules (schema, search_rules). */
export const SEARCH_RULE_KINDS = ['synonym', 'pin', 'hide', 'redirect', 'ignore'] as const;
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number];

/** Lists of counted searches in the dashboard. */
export const SEARCH_LIST_KINDS = ['sem-resultado', 'sem-clique', 'frequentes'] as const;
export type SearchListKind = (typeof SEARCH_LIST_KINDS)[number];

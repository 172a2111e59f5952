/**
 * Closed lists of the wire, free of zod: the browser's first script reads these and never the schemas.
 */

export const COUPON_REASONS = [
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_NOT_APPLICABLE',
  'COUPON_MINIMUM_NOT_REACHED',
  'COUPON_RATE_LIMITED',
] as const;
export type CouponReason = (typeof COUPON_REASONS)[number];

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

/** States of an order (decisions, Checkout). */
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

/** `refunding`: money on its way back; `review`: money that somebody of the shop must decide about. */
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

/** Why somebody of the shop must look at an order. */
export const ORDER_ATTENTION = [
  'late_payment',
  'wrong_amount',
  'refund_failed',
  'withdrawal',
  'prescription_overdue',
] as const;

/** Forms of the shop that somebody answers. */
export const LEAD_KINDS = ['contact', 'partner', 'own_brand', 'quote'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Nobody reads and fills in a form faster; a form that is sent sooner waits. */
export const LEAD_MIN_FILL_MS = 2_000;

/** What a message of the contact form is about. */
export const CONTACT_TOPICS = ['technical', 'order', 'invoice', 'other'] as const;
/** How a partner wants to work with the shop. */
export const PARTNER_ACTIVITIES = ['representative', 'reseller', 'technical'] as const;
/** Federative units of Brazil. */
export const STATES =
  // prettier-ignore
  ['AC','AL','AM','AP','BA','CE','DF','ES','GO','MA','MG','MS','MT','PA','PB','PE','PI','PR','RJ','RN','RO','RR','RS','SC','SE','SP','TO'] as const;

/** Species of the catalogue, as they are stored and named in filters of the shop's people. */
export const SPECIES = ['bovinos', 'equinos', 'ovinos', 'caprinos', 'aves', 'peixes'] as const;

/** What an article may be about: species, and the management of a farm. */
export const POST_SUBJECTS = [...SPECIES, 'gestao'] as const;

/** Where a product or an article stands: `scheduled` goes on the shop by itself. */
export const PUBLICATION_STATES = ['published', 'scheduled', 'draft'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Why the stock of a pack was changed by hand. */
export const STOCK_REASONS = ['initial', 'purchase', 'count', 'loss', 'return', 'import', 'other'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Stock from which on a pack counts as low. */
export const LOW_STOCK = 5;

export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;

/** Order of a list of orders. */
export const ORDER_SORTS = ['recentes', 'antigos', 'maior-valor', 'menor-valor'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Order of the list of products of the shop's people. */
export const MANAGED_PRODUCT_SORTS = ['recentes', 'nome', 'estoque', 'vendidos'] as const;
export type ManagedProductSort = (typeof MANAGED_PRODUCT_SORTS)[number];

/** Days a report looks back. */
export const REPORT_DAYS = ['7', '30', '90', '365'] as const;

/** What can be edited and then stands on pages of the shop. */
export const FRESHNESS_ENTITIES = ['product', 'post', 'review', 'testimonial', 'lesson', 'coupon'] as const;

/** Pictures the shop takes, by their type; what is stored is always drawn anew. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** Lines of one call of the product import: a long file is sent in several. */
export const IMPORT_BATCH = 200;

/** Texts of a product that a language may have its own of. Lists have one entry a line, in the catalogue's order. */
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

/** What the merchant may teach the search about one text (schema, search_rules). */
export const SEARCH_RULE_KINDS = ['synonym', 'pin', 'hide', 'redirect', 'ignore'] as const;
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number];

/** Lists of counted searches in the dashboard. */
export const SEARCH_LIST_KINDS = ['sem-resultado', 'sem-clique', 'frequentes'] as const;
export type SearchListKind = (typeof SEARCH_LIST_KINDS)[number];

/** Kinds of entities whose ids a request can carry; the ids are read from the database during the run. */
export const POOLS = [
  'productId',
  'productSlug',
  'variationId',
  'sellableVariationId',
  'sku',
  'categoryId',
  'categorySlug',
  'collectionId',
  'collectionSlug',
  'orderNumber',
  'ownOrderNumber',
  'ownPendingOrderNumber',
  'ownAddressId',
  'ownSessionId',
  'userId',
  'email',
  'postId',
  'postSlug',
  'reviewId',
  'searchRuleId',
  'testimonialId',
  'lessonId',
  'publicLessonSlug',
  'exclusiveLessonSlug',
  'lessonFileId',
  'redirectCode',
  'representativeCode',
  'couponId',
  'couponCode',
  'leadId',
  'brandId',
  'visitorId',
] as const;
export type PoolName = (typeof POOLS)[number];

/** A reference to one entity of a pool, resolved when the request is sent. */
export class PoolRef {
  constructor(
    readonly pool: PoolName,
    readonly pick: number,
  ) {}

  toJSON(): string {
    return `<${this.pool} ${this.pick}>`;
  }
}

export type Pools = Record<PoolName, readonly string[]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with an id from its pool for every reference; an empty pool gives an unknown id. */
export function resolveRefs(value: unknown, pools: Pools): unknown {
  if (value instanceof PoolRef) {
    const names = pools[value.pool];
    return names[value.pick % Math.max(1, names.length)] ?? 'nothing-here';
  }
  if (Array.isArray(value)) return value.map((item) => resolveRefs(item, pools));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveRefs(item, pools)]));
}

/** Things of the shop whose names a request can carry; what stands in each is read from the database as it runs. */
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

/** Stands for one thing of a pool: which one is known only when the request is sent. */
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

/** The value with a name from its pool in every place of a reference; an empty pool gives one that nothing has. */
export function resolveRefs(value: unknown, pools: Pools): unknown {
  if (value instanceof PoolRef) {
    const names = pools[value.pool];
    return names[value.pick % Math.max(1, names.length)] ?? 'nothing-here';
  }
  if (Array.isArray(value)) return value.map((item) => resolveRefs(item, pools));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveRefs(item, pools)]));
}

/** Where a product stands: its own page, and those with a card of it. */
interface ProductPlaces {
  id: string;
  slugs: readonly string[];
  categorySlugs: readonly string[];
  collectionSlugs: readonly string[];
  /** Articles that name the product. */
  postSlugs?: readonly string[];
  /** Products that show it among what goes with them. */
  neighbourSlugs?: readonly string[];
}

/**
 * Something was saved that pages of the shop show. Slugs are the old and the new ones, so that neither address stays
 * stale.
 */
export type ShopEvent =
  | ({ type: 'product' } & ProductPlaces)
  | { type: 'post'; id: string; slugs: readonly string[] }
  /** A review changed what its product's page and cards show; `id` is the product's. */
  | ({ type: 'review' } & ProductPlaces)
  | { type: 'testimonial'; id: string }
  | { type: 'lesson'; id: string; slugs: readonly string[] };

/** Slugs that are taken by other addresses under `/product/`. */
const RESERVED = new Set(['all', 'cards', 'import', 'reviews', 'recommendations', 'stock_notice']);

/** Whether an address of the API hides this slug. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** Words that stand under `/product/` for something else than a product. */
const RESERVED = new Set(['all', 'cards', 'import', 'reviews', 'recommendations', 'stock_notice']);

/** Whether a slug would hide behind an address of the API. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

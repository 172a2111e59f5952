import type { ProductCard } from '@/contract/schemas/catalog';

/** The species that all of these products are for; null where there are several. */
export function onlySpecies(products: readonly ProductCard[]): string | null {
  const all = new Set(products.flatMap(({ displayInfo }) => displayInfo.species));
  const [one = null] = all;
  return all.size === 1 ? one : null;
}

/** The height of the finder. One for a single species asks a question less. */
export const finderHeight = (products: readonly ProductCard[]) =>
  onlySpecies(products) ? 'min-h-52 md:min-h-28' : 'min-h-74 md:min-h-28';

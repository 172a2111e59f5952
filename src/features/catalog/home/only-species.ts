import type { ProductCard } from '@/contract/schemas/catalog';

/** The species that all of these products are for; null where there are several. */
export function onlySpecies(products: readonly ProductCard[]): string | null {
  const all = new Set(products.flatMap(({ displayInfo }) => displayInfo.species));
  const [one = null] = all;
  return all.size === 1 ? one : null;
}

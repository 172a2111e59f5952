import type { Category } from '@/contract/schemas/catalog';

/** Categories by species, both in the order given (the menu's). */
export function groupBySpecies(
  categories: readonly Category[],
): { species: string; categories: Category[] }[] {
  const groups = new Map<string, Category[]>();
  for (const category of categories) {
    const group = groups.get(category.species);
    if (group) group.push(category);
    else groups.set(category.species, [category]);
  }
  return [...groups].map(([species, members]) => ({ species, categories: members }));
}

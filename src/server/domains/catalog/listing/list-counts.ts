import { TRAIT_NAMES, type TraitName, type WeightBand } from '@/contract/list-options';
import { traitOf, type ListFilters } from './list-conditions';

/** Products with the same values in every facet. */
export interface FacetGroup {
  brandIds: readonly string[];
  categoryIds: readonly string[];
  weightBands: readonly WeightBand[];
  inStock: boolean;
  onSale: boolean;
  /** As `traitOf` writes them. */
  traits: readonly string[];
  count: number;
}

export interface FacetCounts {
  /** Products that pass every filter. */
  total: number;
  /** By category id. */
  categoria: Map<string, number>;
  peso: Map<WeightBand, number>;
  /** By `traitOf`. */
  traits: Map<string, number>;
  emEstoque: number;
  emOferta: number;
}

/** What is chosen of every facet. */
export type ChosenFacets = Pick<ListFilters, 'categoria' | 'peso' | 'emEstoque' | 'emOferta' | TraitName>;

type FacetName = keyof ChosenFacets;

const add = <Key>(counts: Map<Key, number>, keys: readonly Key[], count: number) => {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count);
};

/**
 * Counts every facet from groups of equal products: each with every filter but its own, so that its count is what the
 * list holds after a click on it alone.
 */
export function countFacets(
  groups: readonly FacetGroup[],
  filters: ChosenFacets,
  categoryIds: readonly string[],
): FacetCounts {
  const counts: FacetCounts = {
    total: 0,
    categoria: new Map(),
    peso: new Map(),
    traits: new Map(),
    emEstoque: 0,
    emOferta: 0,
  };
  const wanted = new Set(categoryIds);
  const bands = new Set<string>(filters.peso);
  const chosen = TRAIT_NAMES.filter((name) => filters[name].length > 0).map((name) => ({
    name,
    values: new Set(filters[name].map((value) => traitOf(name, value))),
  }));
  for (const { categoryIds: ids, weightBands, inStock, onSale, traits, count } of groups) {
    const failed: FacetName[] = [];
    if (filters.categoria.length > 0 && !ids.some((id) => wanted.has(id))) failed.push('categoria');
    if (bands.size > 0 && !weightBands.some((band) => bands.has(band))) failed.push('peso');
    if (filters.emEstoque && !inStock) failed.push('emEstoque');
    if (filters.emOferta && !onSale) failed.push('emOferta');
    for (const { name, values } of chosen) if (!traits.some((one) => values.has(one))) failed.push(name);
    if (failed.length > 1) continue;
    const [only] = failed;
    const isCounted = (name: FacetName) => only === undefined || only === name;
    if (only === undefined) counts.total += count;
    if (isCounted('emEstoque') && inStock) counts.emEstoque += count;
    if (isCounted('emOferta') && onSale) counts.emOferta += count;
    if (isCounted('categoria')) add(counts.categoria, ids, count);
    if (isCounted('peso')) add(counts.peso, weightBands, count);
    const own = only === undefined ? traits : traits.filter((one) => one.startsWith(`${only}:`));
    add(counts.traits, own, count);
  }
  return counts;
}

/** To two figures, so that an estimate looks like one: 41,573 becomes 42,000. */
const round = (count: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
};

const roundAll = <Key>(counts: ReadonlyMap<Key, number>) =>
  new Map([...counts].map(([key, count]) => [key, round(count)]));

/** Counts that come from a sample, rounded to its precision. */
export const roundCounts = ({
  total,
  categoria,
  peso,
  traits,
  emEstoque,
  emOferta,
}: FacetCounts): FacetCounts => ({
  total: round(total),
  categoria: roundAll(categoria),
  peso: roundAll(peso),
  traits: roundAll(traits),
  emEstoque: round(emEstoque),
  emOferta: round(emOferta),
});

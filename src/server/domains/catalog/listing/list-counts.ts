import type { WEIGHT_BANDS } from '@/contract/list-options';
import type { ListFilters } from './list-conditions';

type Band = (typeof WEIGHT_BANDS)[number];

/** Products that are alike for every facet. */
export interface FacetGroup {
  brandIds: readonly string[];
  categoryIds: readonly string[];
  weightBands: readonly Band[];
  inStock: boolean;
  onSale: boolean;
  count: number;
}

export interface FacetCounts {
  /** Products that pass every filter. */
  total: number;
  /** By category id. */
  categoria: Map<string, number>;
  peso: Map<Band, number>;
  emEstoque: number;
  emOferta: number;
}

/**
 * Counts every facet from groups of like products: each with every filter but its own, so that its count is what the
 * list holds after a click on it alone.
 */
export function countFacets(
  groups: readonly FacetGroup[],
  filters: Pick<ListFilters, 'categoria' | 'peso' | 'emEstoque' | 'emOferta'>,
  categoryIds: readonly string[],
): FacetCounts {
  const counts: FacetCounts = { total: 0, categoria: new Map(), peso: new Map(), emEstoque: 0, emOferta: 0 };
  const wanted = new Set(categoryIds);
  const bands = new Set<string>(filters.peso);
  for (const { categoryIds: ids, weightBands, inStock, onSale, count } of groups) {
    const category = filters.categoria.length === 0 || ids.some((id) => wanted.has(id));
    const weight = bands.size === 0 || weightBands.some((band) => bands.has(band));
    const stock = !filters.emEstoque || inStock;
    const sale = !filters.emOferta || onSale;
    if (category && weight && stock && sale) counts.total += count;
    if (category && weight && sale && inStock) counts.emEstoque += count;
    if (category && weight && stock && onSale) counts.emOferta += count;
    if (weight && stock && sale)
      for (const id of ids) counts.categoria.set(id, (counts.categoria.get(id) ?? 0) + count);
    if (category && stock && sale)
      for (const band of weightBands) counts.peso.set(band, (counts.peso.get(band) ?? 0) + count);
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

/** Counts that come from a sample, rounded to what it can tell. */
export const roundCounts = ({ total, categoria, peso, emEstoque, emOferta }: FacetCounts): FacetCounts => ({
  total: round(total),
  categoria: roundAll(categoria),
  peso: roundAll(peso),
  emEstoque: round(emEstoque),
  emOferta: round(emOferta),
});

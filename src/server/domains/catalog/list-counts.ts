import type { WEIGHT_BANDS } from '@/contract/constants';
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

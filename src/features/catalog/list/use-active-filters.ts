import { useTranslation } from 'next-i18next/pages';
import { TRAIT_NAMES } from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import { formatBRL } from '@/lib/money';
import { withTrait, type ListFilters } from './product-list-url';

export interface ActiveFilter {
  key: string;
  label: string;
  /** The change that removes this filter. */
  without: Partial<ListFilters>;
}

/** The active filters of a list as text, each with the change that removes it. */
export function useActiveFilters(filters: ListFilters, facets: ProductList['facets']): ActiveFilter[] {
  const { t } = useTranslation('catalog');
  const { t: search } = useTranslation('search');
  const { categoria, peso, precoMin, precoMax, emEstoque, emOferta } = filters;
  const hasPrice = precoMin !== undefined || precoMax !== undefined;
  const price = `${formatBRL(precoMin ?? 0)} – ${precoMax === undefined ? '…' : formatBRL(precoMax)}`;
  return [
    ...categoria.map((slug) => ({
      key: slug,
      label: facets.categoria.find((option) => option.value === slug)?.label ?? slug,
      without: { categoria: categoria.filter((other) => other !== slug) },
    })),
    ...peso.map((band) => ({
      key: band,
      label: t(`weights.${band}`),
      without: { peso: peso.filter((other) => other !== band) },
    })),
    ...TRAIT_NAMES.flatMap((name) =>
      filters[name].map((value) => ({
        key: `${name}:${value}`,
        label: search(`traits.values.${value}`),
        without: withTrait(filters, name, value),
      })),
    ),
    ...(hasPrice
      ? [{ key: 'preco', label: price, without: { precoMin: undefined, precoMax: undefined } }]
      : []),
    ...(emEstoque
      ? [{ key: 'emEstoque', label: t('filters.emEstoque'), without: { emEstoque: undefined } }]
      : []),
    ...(emOferta
      ? [{ key: 'emOferta', label: t('filters.emOferta'), without: { emOferta: undefined } }]
      : []),
  ];
}

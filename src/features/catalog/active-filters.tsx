import { useTranslation } from 'next-i18next/pages';
import type { ProductList } from '@/contract/schemas/catalog';
import { Icon } from '@/components/ui/icon';
import { formatBRL } from '@/lib/money';
import type { ListFilters } from './product-list-url';

interface ActiveFiltersProps {
  filters: ListFilters;
  facets: ProductList['facets'];
  onChange: (change: Partial<ListFilters>) => void;
}

/** What narrows the list now, each to be taken away with one tap. */
export function ActiveFilters({ filters, facets, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('catalog');
  const active: { key: string; label: string; without: Partial<ListFilters> }[] = [
    ...filters.categoria.map((slug) => ({
      key: slug,
      label: facets.categoria.find((option) => option.value === slug)?.label ?? slug,
      without: { categoria: filters.categoria.filter((other) => other !== slug) },
    })),
    ...filters.peso.map((band) => ({
      key: band,
      label: t(`weights.${band}`),
      without: { peso: filters.peso.filter((other) => other !== band) },
    })),
    ...(filters.precoMin !== undefined || filters.precoMax !== undefined
      ? [
          {
            key: 'preco',
            label: `${formatBRL(filters.precoMin ?? 0)} – ${filters.precoMax === undefined ? '…' : formatBRL(filters.precoMax)}`,
            without: { precoMin: undefined, precoMax: undefined },
          },
        ]
      : []),
    ...(filters.emEstoque
      ? [{ key: 'emEstoque', label: t('filters.emEstoque'), without: { emEstoque: undefined } }]
      : []),
    ...(filters.emOferta
      ? [{ key: 'emOferta', label: t('filters.emOferta'), without: { emOferta: undefined } }]
      : []),
  ];
  if (active.length === 0) return null;
  const none = {
    categoria: [],
    peso: [],
    precoMin: undefined,
    precoMax: undefined,
    emEstoque: undefined,
    emOferta: undefined,
  };
  return (
    <ul aria-label={t('filters.active')} className="mt-3 flex flex-wrap items-center gap-2">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('filters.remove', { filter: label })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-sm font-semibold hover:border-primary"
          >
            {label}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(none)}
          className="min-h-9 px-2 text-sm font-bold text-primary hover:underline"
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
}

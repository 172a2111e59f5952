import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { WEIGHT_BANDS } from '@/contract/constants';
import type { ProductList } from '@/contract/schemas/catalog';
import { Checkbox } from '@/components/ui/checkbox';
import { PriceFilter } from './price-filter';
import { toggled, type ListFilters } from './product-list-url';

interface ListFiltersProps {
  filters: ListFilters;
  facets: ProductList['facets'];
  /** A category page does not offer other categories. */
  hideCategories?: boolean;
  onChange: (change: Partial<ListFilters>) => void;
}

/** Lightest packs first, however the counts came. */
const byWeight = (options: ProductList['facets']['peso']) =>
  WEIGHT_BANDS.flatMap((band) => options.filter(({ value }) => value === band));

/** The filters of a list, with how many products each would show. */
export function ListFiltersPanel({ filters, facets, hideCategories, onChange }: ListFiltersProps) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const group = (key: string) => ({ role: 'group', 'aria-labelledby': `${id}-${key}` }) as const;
  const title = (key: string) => (
    <h3 id={`${id}-${key}`} className="mb-1.5 text-[1.0625rem]">
      {t(`filters.${key}`)}
    </h3>
  );
  return (
    <div className="grid divide-y divide-line rounded-lg border border-line bg-raised px-5 [&>div]:py-4">
      {!hideCategories && (
        <div {...group('categoria')}>
          {title('categoria')}
          {facets.categoria.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              aside={option.count}
              checked={filters.categoria.includes(option.value)}
              onChange={() => onChange({ categoria: toggled(filters.categoria, option.value) })}
            />
          ))}
        </div>
      )}
      <div {...group('peso')}>
        {title('peso')}
        {byWeight(facets.peso).map((option) => (
          <Checkbox
            key={option.value}
            label={t(`weights.${option.value}`)}
            aside={option.count}
            checked={filters.peso.some((band) => band === option.value)}
            onChange={() =>
              onChange({ peso: toggled<string>(filters.peso, option.value) as ListFilters['peso'] })
            }
          />
        ))}
      </div>
      <div {...group('preco')}>
        {title('preco')}
        <PriceFilter
          key={`${filters.precoMin}-${filters.precoMax}`}
          min={filters.precoMin}
          max={filters.precoMax}
          onChange={onChange}
        />
      </div>
      <div>
        <Checkbox
          label={t('filters.emEstoque')}
          aside={facets.emEstoque}
          checked={!!filters.emEstoque}
          onChange={() => onChange({ emEstoque: filters.emEstoque ? undefined : 'true' })}
        />
        <Checkbox
          label={t('filters.emOferta')}
          aside={facets.emOferta}
          checked={!!filters.emOferta}
          onChange={() => onChange({ emOferta: filters.emOferta ? undefined : 'true' })}
        />
      </div>
    </div>
  );
}

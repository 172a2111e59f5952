import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { brand } from '@config/brands';
import { LIST_TRAITS, TRAIT_NAMES, WEIGHT_BANDS } from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import { Checkbox } from '@/components/ui/checkbox';
import { FilterOptions } from './filter-options';
import { PriceFilter } from './price-filter';
import { toggled, withTrait, type ListFilters } from './product-list-url';

type Facets = ProductList['facets'];

interface ListFiltersProps {
  filters: ListFilters;
  facets: Facets;
  /** A category page does not offer other categories. */
  hideCategories?: boolean;
  onChange: (change: Partial<ListFilters>) => void;
}

/** A selected option stays in the list also with no products, so that it can be deselected there. */
const withChosen = (options: Facets['categoria'] = [], chosen: readonly string[]) => [
  ...options,
  ...chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: value, count: 0 })),
];

/** The filters of a list, with how many products each would show. */
export function ListFiltersPanel({ filters, facets, hideCategories, onChange }: ListFiltersProps) {
  const { t } = useTranslation('catalog');
  const { t: search } = useTranslation('search');
  const id = useId();
  const group = (key: string) => ({ role: 'group', 'aria-labelledby': `${id}-${key}` }) as const;
  const heading = (key: string, text: string) => (
    <h3 id={`${id}-${key}`} className="mb-1.5 text-[1.0625rem]">
      {text}
    </h3>
  );
  const title = (key: 'categoria' | 'peso' | 'preco') => heading(key, t(`filters.${key}`));
  const categories = withChosen(facets.categoria, filters.categoria);
  const bands = withChosen(facets.peso, filters.peso);
  const flag = (key: 'emEstoque' | 'emOferta') => (
    <Checkbox
      label={t(`filters.${key}`)}
      aside={facets[key]}
      checked={!!filters[key]}
      disabled={!filters[key] && facets[key] === 0}
      onChange={() => onChange({ [key]: filters[key] ? undefined : 'true' })}
      className="has-disabled:cursor-not-allowed has-disabled:text-muted max-lg:min-h-11"
    />
  );
  return (
    <div className="grid divide-y divide-line rounded-lg border border-line bg-raised px-5 [&>div]:py-4">
      {TRAIT_NAMES.map((name) => {
        const options = withChosen(facets[name], filters[name]);
        // One that is not chosen and would change nothing is no choice.
        if (options.length < 2 && filters[name].length === 0) return null;
        return (
          <div key={name} {...group(name)}>
            {heading(name, search(`traits.titles.${name}`))}
            <FilterOptions
              options={LIST_TRAITS[name].flatMap((value) =>
                options
                  .filter((option) => option.value === value)
                  .map((option) => ({ ...option, label: search(`traits.values.${value}`) })),
              )}
              chosen={filters[name]}
              onToggle={(value) => onChange(withTrait(filters, name, value))}
            />
          </div>
        );
      })}
      {!hideCategories && categories.length > 0 && (
        <div {...group('categoria')}>
          {title('categoria')}
          <FilterOptions
            options={categories}
            chosen={filters.categoria}
            onToggle={(value) => onChange({ categoria: toggled(filters.categoria, value) })}
          />
        </div>
      )}
      {bands.length > 0 && (
        <div {...group('peso')}>
          {title('peso')}
          <FilterOptions
            // Lightest packs first.
            options={WEIGHT_BANDS.flatMap((band) =>
              bands
                .filter(({ value }) => value === band)
                .map((option) => ({ ...option, label: t(`weights.${band}`) })),
            )}
            chosen={filters.peso}
            onToggle={(value) =>
              onChange({
                peso: WEIGHT_BANDS.filter((band) => toggled<string>(filters.peso, value).includes(band)),
              })
            }
          />
        </div>
      )}
      {brand.cartEnabled && (
        <div {...group('preco')}>
          {title('preco')}
          <PriceFilter min={filters.precoMin} max={filters.precoMax} onChange={onChange} />
        </div>
      )}
      <div>
        {flag('emEstoque')}
        {brand.cartEnabled && flag('emOferta')}
      </div>
    </div>
  );
}

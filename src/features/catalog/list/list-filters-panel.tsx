import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { brand } from '@config/brands';
import {
  LIST_TRAITS,
  TRAIT_NAMES,
  WEIGHT_BANDS,
  type ListTraits,
  type TraitName,
} from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import { Checkbox } from '@/components/ui/checkbox';
import { Button } from '@/components/ui/button';
import { FilterOptions } from './filter-options';
import { PriceFilter } from './price-filter';
import { toggled, withTrait, type ListFilters } from './product-list-url';

type Facets = ProductList['facets'];

interface ListFiltersProps {
  filters: ListFilters;
  facets: Facets;
  /** The category of a category page, which does not offer other ones. */
  category?: string;
  /** Id of the form that the filters are too: without a script it leads to the search page, which shows what is chosen. */
  form?: string;
  formAction?: string;
  onChange: (change: Partial<ListFilters>) => void;
}

const valuesOf = (name: TraitName): readonly ListTraits[TraitName][number][] =>
  name === 'especie' && brand.leadSpecies
    ? [...new Set([brand.leadSpecies, ...LIST_TRAITS[name]])]
    : LIST_TRAITS[name];

/** A selected option stays in the list also with no products, so that it can be deselected there. */
const withChosen = (options: Facets['categoria'] = [], chosen: readonly string[]) => [
  ...options,
  ...chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: value, count: 0 })),
];

/** The filters of a list, with how many products each would show. */
export function ListFiltersPanel({
  filters,
  facets,
  category,
  form,
  formAction,
  onChange,
}: ListFiltersProps) {
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
  const asked = Object.entries({ q: filters.q, exato: filters.exato, categoria: category }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
  const flag = (key: 'emEstoque' | 'emOferta') => (
    <Checkbox
      name={key}
      value="true"
      form={form}
      label={t(`filters.${key}`)}
      aside={facets[key]}
      checked={!!filters[key]}
      disabled={!filters[key] && facets[key] === 0}
      onChange={({ target }) => onChange({ [key]: target.checked ? 'true' : undefined })}
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
              name={name}
              form={form}
              options={valuesOf(name).flatMap((value) =>
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
      {!category && categories.length > 0 && (
        <div {...group('categoria')}>
          {title('categoria')}
          <FilterOptions
            name="categoria"
            form={form}
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
            name="peso"
            form={form}
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
          <PriceFilter
            min={filters.precoMin}
            max={filters.precoMax}
            id={form}
            action={formAction}
            onChange={onChange}
          >
            {asked}
          </PriceFilter>
        </div>
      )}
      <div>
        {/* A catalogue without a cart shows neither stock nor price. */}
        {(process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)) && (
          <>
            {flag('emEstoque')}
            {flag('emOferta')}
          </>
        )}
        {form && (
          <>
            {!brand.cartEnabled && (
              <form id={form} action={formAction}>
                {asked}
              </form>
            )}
            <noscript data-limited="">
              {typeof window === 'undefined' && (
                <Button type="submit" form={form} className="mt-3 w-full">
                  {t('filters.applyAll')}
                </Button>
              )}
            </noscript>
          </>
        )}
      </div>
    </div>
  );
}

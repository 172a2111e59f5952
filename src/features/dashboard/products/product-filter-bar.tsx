import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { FilterSelect } from '@/components/ui/filters/filter-select';
import { MANAGED_PRODUCT_SORTS, PUBLICATION_STATES } from '@/contract/constants';
import { STOCK_FILTERS, type PRODUCT_FILTERS } from './product-filters';
import { editorChoicesQuery } from './products.queries';

type FilterName = (typeof PRODUCT_FILTERS)[number];

interface ProductFilterBarProps {
  values: Record<FilterName, string>;
  onChange: (change: Partial<Record<FilterName, string>>) => void;
}

/** Search, state, category, stock and order of the list of products. */
export function ProductFilterBar({ values, onChange }: ProductFilterBarProps) {
  const { t } = useTranslation('manage-products');
  const { data: choices } = useQuery(editorChoicesQuery());
  return (
    <FilterBar
      label={t('filters.label')}
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchHint'),
        submit: t('filters.submit'),
        value: values.q,
      }}
      onSearch={(q) => onChange({ q })}
    >
      <FilterSelect
        label={t('filters.state')}
        value={values.situacao}
        any={t('filters.anyState')}
        options={PUBLICATION_STATES.map((value) => ({ value, text: t(`state.${value}`) }))}
        onChoose={(situacao) => onChange({ situacao })}
      />
      <FilterSelect
        label={t('filters.category')}
        value={values.categoria}
        any={t('filters.anyCategory')}
        options={(choices?.categories ?? []).map(({ slug, name }) => ({ value: slug, text: name }))}
        onChoose={(categoria) => onChange({ categoria })}
      />
      <FilterSelect
        label={t('filters.stock')}
        value={values.estoque}
        any={t('filters.anyStock')}
        options={STOCK_FILTERS.map((value) => ({ value, text: t(`filters.stock_${value}`) }))}
        onChoose={(estoque) => onChange({ estoque })}
      />
      <FilterSelect
        label={t('filters.sort')}
        value={values.ordem}
        any={t('filters.anySort')}
        options={MANAGED_PRODUCT_SORTS.map((value) => ({ value, text: t(`filters.sort_${value}`) }))}
        onChoose={(ordem) => onChange({ ordem })}
      />
    </FilterBar>
  );
}

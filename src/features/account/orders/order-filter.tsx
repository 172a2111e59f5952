import { useTranslation } from 'next-i18next/pages';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { ORDER_STATES } from '@/contract/constants';
import type { OwnOrderFilters } from './own-order-filters';

interface OrderFilterProps {
  filters: OwnOrderFilters;
  onChange: (filters: OwnOrderFilters) => void;
}

/** Finds an own order by number or state. */
export function OrderFilter({ filters, onChange }: OrderFilterProps) {
  const { t } = useTranslation('account');
  return (
    <FilterBar
      label={t('orders.filter')}
      search={{
        label: t('orders.search'),
        placeholder: t('orders.search'),
        submit: t('orders.find'),
        value: filters.q,
      }}
      onSearch={(q) => onChange({ ...filters, q })}
      choice={{
        label: t('orders.state'),
        value: filters.estado ?? '',
        any: t('orders.anyState'),
        options: ORDER_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
        onChoose: (value) =>
          onChange({ ...filters, estado: ORDER_STATES.find((state) => state === value) ?? null }),
      }}
    />
  );
}

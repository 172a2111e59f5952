import { useTranslation } from 'next-i18next/pages';
import { FilterBar } from '@/components/ui/filter-bar';
import { ORDER_STATES } from '@/contract/constants';
import type { OrderFilters } from './order-filters';

interface OrderFilterBarProps {
  filters: Pick<OrderFilters, 'q' | 'estado'>;
  /** A list that shows one state only has no choice of states. */
  withState: boolean;
  onChange: (filters: Pick<OrderFilters, 'q' | 'estado'>) => void;
}

/** Search and state of an order list. */
export function OrderFilterBar({ filters, withState, onChange }: OrderFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const choice = {
    label: t('filters.state'),
    value: filters.estado ?? '',
    any: t('filters.anyState'),
    options: ORDER_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
    onChoose: (value: string) =>
      onChange({ ...filters, estado: ORDER_STATES.find((state) => state === value) ?? null }),
  };
  return (
    <FilterBar
      label={t('filters.label')}
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchHint'),
        submit: t('filters.submit'),
        value: filters.q,
      }}
      onSearch={(q) => onChange({ ...filters, q })}
      choice={withState ? choice : undefined}
    />
  );
}

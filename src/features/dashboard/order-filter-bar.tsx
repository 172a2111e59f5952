import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/components/ui/checkbox';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { FilterDays } from '@/components/ui/filters/filter-days';
import { FilterSelect } from '@/components/ui/filters/filter-select';
import { ORDER_STATES, PAYMENT_METHODS } from '@/contract/constants';
import type { OrderFilters } from './order-filters';

interface OrderFilterBarProps {
  filters: OrderFilters;
  /** A list that shows one state only has no choice of states. */
  withState: boolean;
  /** Whoever sees only some orders is not told which need a look. */
  withAttention: boolean;
  /** What is filtered by beside the other filters. */
  onChange: (change: Partial<OrderFilters>) => void;
}

/** Search, state, payment, days and attention of an order list. */
export function OrderFilterBar({ filters, withState, withAttention, onChange }: OrderFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const state = {
    label: t('filters.state'),
    value: filters.estado,
    any: t('filters.anyState'),
    options: ORDER_STATES.map((value) => ({ value, text: t(`state.${value}`) })),
    onChoose: (estado: string) => onChange({ estado }),
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
      onSearch={(q) => onChange({ q })}
      choice={withState ? state : undefined}
    >
      <FilterSelect
        label={t('filters.payment')}
        value={filters.metodo}
        any={t('filters.anyPayment')}
        options={PAYMENT_METHODS.map((value) => ({ value, text: t(`payment.${value}`) }))}
        onChoose={(metodo) => onChange({ metodo })}
      />
      <FilterDays
        from={filters.de}
        to={filters.ate}
        labels={{ from: t('filters.from'), to: t('filters.to'), hint: t('filters.dayHint') }}
        onChange={({ from, to }) =>
          onChange({ ...(from !== undefined && { de: from }), ...(to !== undefined && { ate: to }) })
        }
      />
      {withAttention && (
        <Checkbox
          label={t('filters.attention')}
          checked={filters.atencao === '1'}
          onChange={({ target }) => onChange({ atencao: target.checked ? '1' : '' })}
          className="min-h-12"
        />
      )}
    </FilterBar>
  );
}

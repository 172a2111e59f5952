import { useTranslation } from 'next-i18next/pages';
import { useId, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { ORDER_STATES } from '@/contract/constants';
import type { OrderFilters } from './order-filters';

interface OrderFilterBarProps {
  filters: Pick<OrderFilters, 'q' | 'estado'>;
  /** A list that shows one state only has no choice of states. */
  withState: boolean;
  onChange: (filters: Pick<OrderFilters, 'q' | 'estado'>) => void;
}

/** Search and state of an order list. A state counts at once, the text with Enter. */
export function OrderFilterBar({ filters, withState, onChange }: OrderFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onChange({ ...filters, q: typeof q === 'string' ? q.trim() : '' });
  };
  const pick = (value: string) =>
    onChange({ ...filters, estado: ORDER_STATES.find((state) => state === value) ?? null });
  return (
    <form
      role="search"
      aria-label={t('filters.label')}
      onSubmit={search}
      className="flex flex-wrap items-end gap-2.5"
    >
      <div className="max-md:flex-1">
        <label htmlFor={`${id}-q`} className="sr-only">
          {t('filters.search')}
        </label>
        <TextInput
          key={filters.q}
          id={`${id}-q`}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
          placeholder={t('filters.searchHint')}
          className="md:w-72"
        />
      </div>
      <Button type="submit" tone="outline">
        {t('filters.submit')}
      </Button>
      {withState && (
        <div className="max-md:w-full">
          <label htmlFor={`${id}-estado`} className="sr-only">
            {t('filters.state')}
          </label>
          <Select
            id={`${id}-estado`}
            value={filters.estado ?? ''}
            onChange={(event) => pick(event.target.value)}
          >
            <option value="">{t('filters.anyState')}</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </form>
  );
}

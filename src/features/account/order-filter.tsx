import { useTranslation } from 'next-i18next/pages';
import { useId, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { ORDER_STATES } from '@/contract/constants';
import type { OwnOrderFilters } from './own-order-filters';

interface OrderFilterProps {
  filters: OwnOrderFilters;
  onChange: (filters: OwnOrderFilters) => void;
}

/** Finds an own order by number or state. A state counts at once, the text with Enter. */
export function OrderFilter({ filters, onChange }: OrderFilterProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onChange({ ...filters, q: typeof q === 'string' ? q.trim() : '' });
  };
  return (
    <form
      role="search"
      aria-label={t('orders.filter')}
      onSubmit={search}
      className="flex flex-wrap items-end gap-2.5"
    >
      <div className="max-md:flex-1">
        <label htmlFor={`${id}-q`} className="sr-only">
          {t('orders.search')}
        </label>
        <TextInput
          key={filters.q}
          id={`${id}-q`}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
          placeholder={t('orders.search')}
          className="md:w-64"
        />
      </div>
      <Button type="submit" tone="outline">
        {t('orders.find')}
      </Button>
      <div className="max-md:w-full">
        <label htmlFor={`${id}-estado`} className="sr-only">
          {t('orders.state')}
        </label>
        <Select
          id={`${id}-estado`}
          value={filters.estado ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, estado: ORDER_STATES.find((state) => state === target.value) ?? null })
          }
        >
          <option value="">{t('orders.anyState')}</option>
          {ORDER_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`state.${state}`)}
            </option>
          ))}
        </Select>
      </div>
    </form>
  );
}

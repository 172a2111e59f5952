import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { ProductList } from '@/contract/schemas/catalog';
import { Icon } from '@/components/ui/icon';
import { NO_FILTERS, type ListFilters } from './product-list-url';
import { useActiveFilters } from './use-active-filters';

interface ActiveFiltersProps {
  filters: ListFilters;
  facets: ProductList['facets'];
  onChange: (change: Partial<ListFilters>) => void;
}

/** The active filters; each is removed with one tap, and the focus moves to the next one. */
export function ActiveFilters({ filters, facets, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('catalog');
  const active = useActiveFilters(filters, facets);
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = box.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? box.current)?.focus();
    removed.current = null;
  }, [active.length]);
  const remove = (index: number, change: Partial<ListFilters>) => {
    removed.current = index;
    onChange(change);
  };

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {active.length > 0 && (
        <ul aria-label={t('filters.active')} className="mt-3 flex flex-wrap items-center gap-2">
          {active.map(({ key, label, without }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('filters.remove', { filter: label })}
                onClick={() => remove(index, without)}
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
              onClick={() => remove(0, NO_FILTERS)}
              className="min-h-9 px-2 text-sm font-bold text-primary hover:underline"
            >
              {t('filters.clear')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

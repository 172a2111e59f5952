import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { ProductList } from '@/contract/schemas/catalog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { opensElsewhere } from '@/lib/browser/opens-elsewhere';
import { NO_FILTERS, type ListFilters } from './product-list-url';
import { useActiveFilters } from './use-active-filters';

interface ActiveFiltersProps {
  filters: ListFilters;
  facets: ProductList['facets'];
  /** Address of the list after a change. */
  hrefOf: (change: Partial<ListFilters>) => string;
  onChange: (change: Partial<ListFilters>) => void;
}

/** The active filters; each is removed with one tap, and the focus moves to the next one. */
export function ActiveFilters({ filters, facets, hrefOf, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('catalog');
  const active = useActiveFilters(filters, facets);
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const links = box.current?.querySelectorAll('a') ?? [];
    (links[Math.min(removed.current, links.length - 1)] ?? box.current)?.focus();
    removed.current = null;
  }, [active.length]);
  const removing = (index: number, change: Partial<ListFilters>) => ({
    href: hrefOf(change),
    prefetch: false,
    onClick(event: MouseEvent) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      removed.current = index;
      onChange(change);
    },
  });

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {active.length > 0 && (
        <ul aria-label={t('filters.active')} className="mt-3 flex flex-wrap items-center gap-2">
          {active.map(({ key, label, without }, index) => (
            <li key={key}>
              <Link
                {...removing(index, without)}
                aria-label={t('filters.remove', { filter: label })}
                className="inline-flex min-h-9 items-center gap-2 rounded border border-line bg-raised px-3.5 text-sm font-semibold hover:border-primary"
              >
                {label}
                <Icon name="close" className="size-3.5" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              {...removing(0, NO_FILTERS)}
              className="inline-flex min-h-9 items-center px-2 text-sm font-bold text-primary hover:underline"
            >
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

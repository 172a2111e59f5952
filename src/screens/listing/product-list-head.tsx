import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { SORTS, type Sort } from '@/contract/list-options';
import { formatDecimal } from '@/lib/decimal';

/** Without prices there is no sorting by price. */
const OFFERED = SORTS.filter((sort) => brand.cartEnabled || !sort.includes('preco'));

interface ProductListHeadProps {
  heading: ReactNode;
  /** Class of what an unread filter makes wrong. */
  untilFiltered?: string;
  total: number;
  /** The total is an estimate. */
  isAbout?: boolean;
  sort: Sort | undefined;
  /** Id of the form that the order belongs to, for a browser without script. */
  form?: string;
  /** Null where there is nothing to filter. */
  filterButton: ReactNode;
  onChange: (change: { ordem: Sort | undefined }) => void;
}

/** Title, count and order of a list. The count is announced when a filter changes it. */
export function ProductListHead({
  heading,
  untilFiltered = '',
  total,
  isAbout,
  sort,
  form,
  filterButton,
  onChange,
}: ProductListHeadProps) {
  const { t, i18n } = useTranslation('catalog');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {heading}
        <p className={`mt-1 text-muted ${untilFiltered}`} aria-live="polite">
          {total === 0
            ? t('list.none')
            : isAbout
              ? t('list.about', { total: formatDecimal(total, i18n.language) })
              : t('list.count', { count: total })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-lg:w-full">
        {filterButton}
        {/* Nothing to sort: a choice would change nothing. */}
        {total > 0 && (
          <label className="flex min-w-[min(9rem,100%)] flex-1 items-center gap-2.5">
            <span className="shrink-0 text-muted max-md:sr-only">{t('list.sort')}</span>
            <Select
              form={form}
              name="ordem"
              value={sort ?? 'relevancia'}
              onChange={(event) => onChange({ ordem: SORTS.find((option) => option === event.target.value) })}
            >
              {OFFERED.map((option) => (
                <option key={option} value={option}>
                  {t(`sorts.${option}`)}
                </option>
              ))}
            </Select>
          </label>
        )}
        {form && (
          <noscript data-limited="">
            {typeof window === 'undefined' && (
              <Button type="submit" form={form} tone="outline" size="sm" className="min-h-12">
                {t('filters.applyAll')}
              </Button>
            )}
          </noscript>
        )}
      </div>
    </div>
  );
}

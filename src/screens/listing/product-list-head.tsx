import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { Select } from '@/components/ui/select';
import { SORTS, type Sort } from '@/contract/list-options';
import { formatDecimal } from '@/lib/decimal';

/** Where no prices are shown, nobody sorts by them. */
const OFFERED = SORTS.filter((sort) => brand.cartEnabled || !sort.endsWith('preco'));

interface ProductListHeadProps {
  heading: ReactNode;
  total: number;
  /** The total is an estimate. */
  isAbout?: boolean;
  sort: Sort | undefined;
  onChange: (change: { ordem: Sort | undefined }) => void;
}

/** What the list is, how much it holds, and in which order. The count is announced when a filter changes it. */
export function ProductListHead({ heading, total, isAbout, sort, onChange }: ProductListHeadProps) {
  const { t, i18n } = useTranslation('catalog');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {heading}
        <p className="mt-1 text-muted" aria-live="polite">
          {isAbout
            ? t('list.about', { total: formatDecimal(total, i18n.language) })
            : t('list.count', { count: total })}
        </p>
      </div>
      <label className="flex items-center gap-2.5 max-md:w-full">
        <span className="shrink-0 text-muted">{t('list.sort')}</span>
        <Select
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
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface BulkBarProps {
  /** How many rows are chosen; nothing is shown for none. */
  count: number;
  onClear: () => void;
  /** What may be done with them. */
  children: ReactNode;
}

/** What to do with the chosen rows: stays in sight while the list scrolls. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('manage');
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div
          role="group"
          aria-label={t('bulk.label')}
          className="sticky bottom-2 z-10 order-last flex flex-wrap items-center gap-2.5 rounded border border-primary bg-raised px-4 py-2.5 shadow-high print:hidden"
        >
          <span className="font-bold">{t('bulk.count', { count })}</span>
          {children}
          <Button tone="quiet" size="sm" onClick={() => onClear()} className="ms-auto">
            {t('bulk.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';

interface StepPagesProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Earlier and later pages of a list that has no address of its own. */
export function StepPages({ page, pageCount, onPage }: StepPagesProps) {
  const { t } = useTranslation('manage');
  if (pageCount <= 1) return null;
  return (
    <div className="flex gap-2.5">
      <Button size="sm" tone="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <Button size="sm" tone="quiet" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface QuoteFailureProps {
  error: { status: number } | null;
  onRetry: () => void;
}

/** The shop did not answer, or could not; the cart itself is safe in the browser. */
export function QuoteFailure({ error, onRetry }: QuoteFailureProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice tone="error" role="alert" title={t('quoteFailed.title')}>
      <p>{t(error && error.status > 0 ? 'common:failure.text' : 'quoteFailed.text')}</p>
      <Button tone="outline" size="sm" className="justify-self-start" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

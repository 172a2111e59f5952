import { useTranslation } from '@/lib/translation';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The shop did not answer with its prices; the cart itself is safe in the browser. */
export function QuoteFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="error" role="alert" title={t('quoteFailed.title')}>
      <p>{t('quoteFailed.text')}</p>
      <Button tone="outline" size="sm" className="justify-self-start" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { failureTextKey } from '@/lib/texts/failure-text-key';

interface QueryFallbackProps {
  query: { error: ApiError | null; refetch: () => unknown; isPaused?: boolean };
}

/** Says that there is no network. React Query goes on by itself when it is back, so there is no button. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  return <Notice tone="warn" role="status" title={t('failure.offline')} />;
}

/** Skeleton or error of a page whose data is loading or did not load. */
export function QueryFallback({ query: { error, refetch, isPaused } }: QueryFallbackProps) {
  const { t } = useTranslation(['common']);
  if (error) {
    return (
      <div className="wrap py-10">
        <Notice tone="error" role="alert" title={t('failure.title')}>
          <p>{t(failureTextKey(error))}</p>
          <p>
            <Button tone="outline" size="sm" onClick={() => void refetch()}>
              {t('actions.retry')}
            </Button>
          </p>
        </Notice>
      </div>
    );
  }
  if (isPaused) {
    return (
      <div className="wrap py-10">
        <OfflineNotice />
      </div>
    );
  }
  return (
    <div className="wrap grid gap-5 py-8" aria-busy="true">
      <Skeleton className="h-10 w-2/3" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-96 w-full rounded-lg" />
        ))}
      </div>
    </div>
  );
}

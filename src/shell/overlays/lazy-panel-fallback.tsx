import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';

/** What a lazy panel shows while its code loads, with a retry button when loading failed. */
export function LazyPanelFallback({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('common');
  if (error)
    return (
      <div className="p-5">
        <Notice tone="error" role="alert" title={t('failure.offline')}>
          <Button tone="outline" size="sm" onClick={retry} className="mt-1 justify-self-start">
            {t('actions.retry')}
          </Button>
        </Notice>
      </div>
    );
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4 p-5">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-4/5" />
    </div>
  );
}

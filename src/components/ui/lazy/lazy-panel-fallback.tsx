import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { LazyFailure } from './lazy-place';

/** What a lazy panel shows while its code loads, with a retry button when loading failed. */
export function LazyPanelFallback({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('common');
  if (error)
    return (
      <div className="p-5">
        <LazyFailure retry={retry} />
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

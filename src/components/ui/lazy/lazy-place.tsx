import { useTranslation } from 'next-i18next/pages';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';

/** In place of a lazy part whose code did not come. Asks for it again at a press, and when the network is back. */
export function LazyFailure({ retry }: Pick<DynamicOptionsLoadingProps, 'retry'>) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert" className="grid justify-items-start gap-2 font-bold">
      {t('failure.offline')}
      <Button tone="outline" size="sm" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}

/**
 * The `loading` of a lazy part that a person waits for.
 * @param Place stands there until the part comes; where it does not come, its failure and a retry do
 */
export const lazyPlace = (Place: ComponentType) =>
  function LazyPlace({ error, retry }: DynamicOptionsLoadingProps) {
    return error ? <LazyFailure retry={retry} /> : <Place />;
  };

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface QueryContentProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  /** A skeleton of the right size while the data loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The data of a query, its skeleton, or its error with a retry. Old data is shown instead of an error. */
export function QueryContent<Data>({ query, skeleton, children }: QueryContentProps<Data>) {
  const { t } = useTranslation(['content', 'common']);
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError)
    return (
      <div aria-busy="true">
        {skeleton}
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      </div>
    );
  const isOffline = query.error.status === 0;
  return (
    <Notice
      tone="error"
      role="alert"
      title={t(isOffline ? 'common:failure.offline' : 'common:failure.title')}
    >
      <div>
        <Button
          tone="outline"
          size="sm"
          className="mt-2"
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('common:actions.retry')}
        </Button>
      </div>
    </Notice>
  );
}

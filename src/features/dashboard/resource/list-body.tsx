import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Pagination } from '@/components/ui/pagination';
import { Failure } from '../kit/failure';

interface ListBodyProps {
  /** The page of the list; undefined while it is fetched. */
  data: { items: readonly unknown[]; total: number; page: number; pageCount: number } | undefined;
  error: ApiError | null;
  onRetry: () => void;
  /** Something is filtered: an empty list offers to show all. */
  isFiltered: boolean;
  /** Address of the list without filters. */
  path: string;
  hrefOf: (change: { pagina: number }) => string;
  /** What an empty list without filters says. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** What stands around a table: why it could not be shown, that there is nothing, how many there are, and its pages. */
export function ListBody(props: ListBodyProps) {
  const { data, error, onRetry, isFiltered, path, hrefOf, empty, children } = props;
  const { t } = useTranslation('manage');
  return (
    <>
      {error && !data ? (
        <Failure error={error} onRetry={onRetry} />
      ) : data?.items.length === 0 ? (
        <div
          data-list-empty
          className="grid justify-items-center gap-2 rounded border border-line bg-raised px-4 py-12 text-center"
        >
          <div className="text-lg font-bold">{isFiltered ? t('list.nothing') : empty}</div>
          {isFiltered && (
            <Link
              href={path}
              shallow
              className="inline-flex min-h-11 items-center font-bold text-primary underline"
            >
              {t('list.clear')}
            </Link>
          )}
        </div>
      ) : (
        children
      )}
      <p role="status" className="text-muted">
        {!!data?.total && t('list.count', { count: data.total })}
      </p>
      {data && (
        <Pagination
          page={data.page}
          pageCount={data.pageCount}
          hrefOf={(pagina) => hrefOf({ pagina })}
          labels={{
            nav: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (page) => t('list.page', { page }),
          }}
        />
      )}
    </>
  );
}

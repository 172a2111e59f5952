import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { searchPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { FailedSearches } from '@/contract/schemas/search';
import { ListBody } from '../kit/list-body';
import { useListAddress } from '../kit/use-list-address';
import { WhenTime } from '../when-time';

type Search = FailedSearches['items'][number];

/** What people searched for without finding anything, the frequent ones first; each runs again on the shop. */
export function SearchList() {
  const { t } = useTranslation(['manage-people', 'dashboard']);
  const { values, hrefOf } = useListAddress(DASHBOARD_ROUTES.searches, []);
  const { data, error, refetch } = useQuery({
    ...endpointQuery('listFailedSearches', { query: { pagina: values.pagina } }),
    placeholderData: keepPreviousData,
  });
  const columns: ColumnDef<Search>[] = [
    {
      id: 'typed',
      header: t('searches.typed'),
      meta: { isTitle: true },
      cell: ({ row }) => (
        <RowLink href={searchPath({ q: row.original.typed })}>
          <bdi className="break-all">{row.original.typed}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'count',
      header: t('searches.count'),
      meta: { align: 'end' },
      cell: ({ row }) => <span className="num">{row.original.searches}</span>,
    },
    {
      id: 'first',
      header: t('searches.first'),
      meta: { isExtra: true },
      cell: ({ row }) => <WhenTime iso={row.original.firstAt} />,
    },
    {
      id: 'last',
      header: t('searches.last'),
      cell: ({ row }) => <WhenTime iso={row.original.lastAt} />,
    },
  ];
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">{t('searches.text')}</p>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={values.pagina > 1}
        path={DASHBOARD_ROUTES.searches}
        hrefOf={hrefOf}
        empty={t('dashboard:report.noFailedSearch')}
      >
        <DataTable
          columns={columns}
          rows={data?.items}
          idOf={({ typed }) => typed}
          caption={t('searches.title')}
        />
      </ListBody>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { SearchListKind } from '@/contract/constants';
import type { CountedSearch } from '@/contract/schemas/search-desk';
import { formatDecimal } from '@/lib/decimal';
import { ListBody } from '../kit/list-body';
import { WhenTime } from '../when-time';
import { countedSearchesQuery } from './searches.queries';

interface CountedSearchListProps {
  kind: SearchListKind;
  page: number;
  hrefOf: (change: { pagina?: number; aberto?: string | null }) => string;
  openId: string | null;
}

/** Searches of one kind, the frequent ones first; each opens the sheet that teaches. */
export function CountedSearchList({ kind, page, hrefOf, openId }: CountedSearchListProps) {
  const { t, i18n } = useTranslation('manage-search');
  const { data, error, refetch } = useQuery(countedSearchesQuery(kind, page));
  const count = (id: 'searches' | 'lastResultCount' | 'clicks' | 'additions', isExtra: boolean) => ({
    id,
    header: t(`columns.${id}`),
    meta: { align: 'end' as const, isExtra },
    cell: ({ row }: { row: { original: CountedSearch } }) => (
      <span className="num">{formatDecimal(row.original[id], i18n.language)}</span>
    ),
  });
  const columns: ColumnDef<CountedSearch>[] = [
    {
      id: 'typed',
      header: t('columns.typed'),
      meta: { isTitle: true },
      cell: ({ row: { original: search } }) => (
        <RowLink href={hrefOf({ aberto: search.typed })} inPlace>
          <bdi className="break-all">{search.typed}</bdi>
        </RowLink>
      ),
    },
    count('searches', false),
    count('lastResultCount', kind === 'sem-resultado'),
    count('clicks', true),
    count('additions', true),
    {
      id: 'taught',
      header: t('columns.taught'),
      cell: ({ row: { original: search } }) =>
        search.rules > 0 && <Badge tone="ok">{t('taught', { count: search.rules })}</Badge>,
    },
    {
      id: 'last',
      header: t('columns.last'),
      meta: { isExtra: true },
      cell: ({ row }) => <WhenTime iso={row.original.lastAt} />,
    },
  ];
  return (
    <ListBody
      data={data}
      error={error}
      onRetry={() => void refetch()}
      isFiltered={page > 1}
      path={DASHBOARD_ROUTES.searches}
      hrefOf={hrefOf}
      empty={t(`none.${kind}`)}
    >
      <DataTable
        columns={columns}
        rows={data?.items}
        idOf={({ typed }) => typed}
        caption={t(`lists.${kind}`)}
        openId={openId}
      />
    </ListBody>
  );
}

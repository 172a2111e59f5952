import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { DataTable } from '@/components/ui/data-table';
import type { SearchRule } from '@/contract/schemas/search-desk';
import { ListBody } from '../kit/list-body';
import { WhenTime } from '../when-time';
import { RuleActions } from './rule-actions';
import { RuleText } from './rule-text';
import { searchRulesQuery, type RuleList } from './searches.queries';

interface SearchRuleListProps {
  list: RuleList;
  page: number;
  hrefOf: (change: { pagina?: number }) => string;
}

/** What the search was taught, newest first: in force, or earlier versions and ended rules. */
export function SearchRuleList({ list, page, hrefOf }: SearchRuleListProps) {
  const { t } = useTranslation('manage-search');
  const { data, error, refetch } = useQuery(searchRulesQuery(list, page));
  const columns: ColumnDef<SearchRule>[] = [
    {
      id: 'typed',
      header: t('columns.typed'),
      meta: { isTitle: true },
      cell: ({ row: { original: rule } }) => <bdi className="break-all">{rule.typed}</bdi>,
    },
    { id: 'rule', header: t('columns.rule'), cell: ({ row }) => <RuleText rule={row.original} /> },
    {
      id: 'version',
      header: t('columns.version'),
      meta: { align: 'end', isExtra: true },
      cell: ({ row }) => <span className="num">{row.original.version}</span>,
    },
    {
      id: 'author',
      header: t('columns.author'),
      meta: { isExtra: true },
      cell: ({ row }) => <bdi>{row.original.author ?? '–'}</bdi>,
    },
    {
      id: 'when',
      header: t('columns.when'),
      cell: ({ row: { original: rule } }) => <WhenTime iso={rule.endedAt ?? rule.createdAt} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      cell: ({ row: { original: rule } }) => <RuleActions rule={rule} />,
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
      empty={t(`none.${list}`)}
    >
      <DataTable columns={columns} rows={data?.items} idOf={({ id }) => id} caption={t(`lists.${list}`)} />
    </ListBody>
  );
}

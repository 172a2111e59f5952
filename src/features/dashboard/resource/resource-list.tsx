import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { IN_PLACE, useReplaceRoute } from '@/client/use-replace-route';
import { Button } from '@/components/ui/button';
import { DataTable, type RowSelection } from '@/components/ui/data-table';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { FilterSelect } from '@/components/ui/filters/filter-select';
import { RowLink } from '@/components/ui/row-link';
import type { Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import type { User } from '@/contract/schemas/users';
import { refetchWhileSeen } from '@/client/query';
import { NEW, queryOf, type ListView, type Resource, type RowOf } from './define-resource';
import { ExportButton, PrintButton } from '../kit/export-button';
import { SheetRow, SideSheet } from './side-sheet';
import { tableColumns } from './table-columns';
import { useListAddress, type ListAddress } from './use-list-address';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { Failure } from '../kit/failure';

const NONE: RowSelection = new Set();

interface EmptyListProps {
  /** Something is filtered: the way to all is offered. */
  isFiltered: boolean;
  /** Address of the list without filters. */
  path: string;
  /** What an empty list without filters says. */
  children: ReactNode;
}

/** What stands in place of a table without rows. */
function EmptyList({ isFiltered, path, children }: EmptyListProps) {
  const { t } = useTranslation('manage');
  return (
    <div
      data-list-empty
      className="grid justify-items-center gap-2 rounded border border-line bg-raised px-4 py-12 text-center"
    >
      <div className="text-lg font-bold">{isFiltered ? t('list.nothing') : children}</div>
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
  );
}

interface Page<Row> {
  items: Row[];
  total: number;
  page: number;
  pageCount: number;
}

/** One page of a list, as `endpointQuery` asks for it. */
const pageQuery = <K extends EndpointName, Query extends object>(name: K, query: Query, pagina: number) =>
  queryOptions<Output<K>, ApiError, Output<K>, readonly [K, { query: Query & { pagina: number } }]>({
    queryKey: [name, { query: { ...query, pagina } }],
  });

/** The page of a list that its address names. */
const listQuery = <K extends EndpointName, Name extends string, Ns extends Namespace>(
  list: Resource<K, Name, Ns>,
  values: ListAddress<Name>,
) => pageQuery(list.endpoint, queryOf(list, values), values.pagina);

const addressNames = <Name extends string>({ filters }: { filters: Record<Name, unknown> }) =>
  Object.keys(filters) as Name[];

/** The query of the list that the address names. */
export function useListQuery<K extends EndpointName, Name extends string, Ns extends Namespace>(
  list: Resource<K, Name, Ns>,
) {
  const { values } = useListAddress(list.path, addressNames(list));
  return listQuery(list, values);
}

/** A list that is answered whole is its only page. */
const pageOf = <Row,>(data: Page<Row> | Row[] | undefined): Page<Row> | undefined =>
  Array.isArray(data) ? { items: data, total: data.length, page: 1, pageCount: 1 } : data;

interface ListHeadProps<Name extends string> {
  view: Pick<ListView<never, Name>, 'filter' | 'above' | 'create'>;
  address: ReturnType<typeof useListAddress<Name>>;
}

/** What stands above a list: its parts, search, choices, and the way to a new item. */
function ListHead<Name extends string>({ view, address }: ListHeadProps<Name>) {
  const { t } = useTranslation('manage');
  const { filter, above, create } = view;
  const only = (name: Name, value: string) => ({ [name]: value }) as Partial<Record<Name, string>>;
  const change = (name: Name, value: string) => address.filter(only(name, value));
  if (!filter && !above && !create) return null;
  const { search } = filter ?? {};
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {above}
      {filter && (
        <FilterBar
          label={filter.label}
          search={search && { ...search, submit: t('list.search'), value: address.values[search.name] }}
          onSearch={(text) => search && change(search.name, text)}
          onType={(text) => search && address.type(only(search.name, text))}
        >
          {filter.choices?.map(
            (choice) =>
              choice && (
                <FilterSelect
                  key={choice.name}
                  {...choice}
                  value={address.values[choice.name]}
                  onChoose={(value) => change(choice.name, value)}
                />
              ),
          )}
          {filter.more}
        </FilterBar>
      )}
      {create && (
        <Button data-new-item className={filter && 'ms-auto'} onClick={() => address.open(NEW)}>
          {create}
        </Button>
      )}
    </div>
  );
}

const FRESH_MS = 30_000;

interface ResourceListProps<K extends EndpointName, Name extends string, Ns extends Namespace> {
  resource: Resource<K, Name, Ns>;
  /** The person who looks. */
  user: User;
}

/** A list of the dashboard as its declaration says it: filters, table, pages, sheet, and every state it can be in. */
export function ResourceList<K extends EndpointName, Name extends string, Ns extends Namespace>({
  resource: list,
  user,
}: ResourceListProps<K, Name, Ns>) {
  type Row = RowOf<K>;
  const { t } = useTranslation(list.texts);
  const { t: tCommon } = useTranslation('manage');
  const { locale = 'pt-BR' } = useRouter();
  const address = useListAddress(list.path, addressNames(list));
  const { aberto, pagina } = address.values;
  const [selection, setSelection] = useState<{ on: string; rows: RowSelection }>({ on: '', rows: NONE });
  const answer = useQuery({
    ...listQuery(list, address.values),
    // Others work on it too: a list that is opened or come back to is not older than this.
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    ...(list.refetchMs && refetchWhileSeen(list.refetchMs)),
    placeholderData: keepPreviousData,
  });
  const error: ApiError | null = answer.error;
  // The first rows are drawn in pieces, between which a touch is answered; what stands around them comes with them.
  const isDrawn = useDeferredValue(!!answer.data);
  const data = pageOf(isDrawn ? (answer.data as Page<Row> | Row[] | undefined) : undefined);

  // The last rows of a page were deleted, or left its filter: the list goes on at its last page.
  const isPastEnd =
    !answer.isPlaceholderData && data?.items.length === 0 && data.total > 0 && data.pageCount < pagina;
  useReplaceRoute(isPastEnd ? address.at({ pagina: Math.max(1, data.pageCount) }) : null, IN_PLACE);

  const link = (row: Row, text: ReactNode) =>
    view.hrefOf ? (
      <RowLink href={view.hrefOf(row)}>{text}</RowLink>
    ) : (
      <RowLink href={address.at({ aberto: list.idOf(row) })} inPlace>
        {text}
      </RowLink>
    );
  const view = list.view({ t, locale, user, address, link });
  const columns = tableColumns(view.columns, { locale, link });
  const { bulk, sheet, groupOf } = view;
  const find = (id: string) => data?.items.find((row) => list.idOf(row) === id);
  const close = () => address.open(null);
  // Only what is on the screen is acted on: on another page, or with other filters, nothing of it is chosen yet.
  const on = address.at({ aberto: null });
  const selected = selection.on === on ? selection.rows : NONE;
  const setSelected = (rows: RowSelection) => setSelection({ on, rows });
  const chosen = data?.items.filter((row) => selected.has(list.idOf(row))) ?? [];
  const clear = (ids?: readonly string[]) =>
    setSelected(new Set(ids ? [...selected].filter((id) => !ids.includes(id)) : []));
  const table = (rows: Row[] | undefined, caption: string) => (
    <DataTable
      columns={columns}
      rows={rows}
      idOf={list.idOf}
      caption={caption}
      openId={aberto}
      selection={bulk && { ...bulk, selected, onSelect: setSelected }}
    />
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ListHead view={view} address={address} />
      {view.below}
      {error && !data ? (
        <Failure error={error} onRetry={() => void answer.refetch()} />
      ) : data?.items.length === 0 && !isPastEnd ? (
        <EmptyList isFiltered={(view.isFiltered ?? address.isFiltered) || pagina > 1} path={list.path}>
          {view.empty}
        </EmptyList>
      ) : groupOf && data ? (
        [...new Set(data.items.map(groupOf))].map((group) => (
          <section key={group} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-xl" dir="auto">
              {group}
            </h2>
            {table(
              data.items.filter((row) => groupOf(row) === group),
              group,
            )}
          </section>
        ))
      ) : (
        table(isPastEnd ? undefined : data?.items, list.title(t))
      )}
      <p role="status" className="text-muted">
        {!!data?.total && tCommon('list.count', { count: data.total })}
      </p>
      {data && (
        <Pagination
          page={data.page}
          pageCount={data.pageCount}
          hrefOf={(page) => address.at({ pagina: page, aberto: null })}
          labels={{
            nav: tCommon('list.pages'),
            previous: tCommon('list.previous'),
            next: tCommon('list.next'),
            page: (page) => tCommon('list.page', { page }),
          }}
        />
      )}
      {bulk?.bar(chosen, clear)}
      {sheet && (
        <SideSheet
          // A row is shown with its data; what is new, and what reads for itself, at once.
          id={sheet.byId || data || error || aberto === NEW ? aberto : null}
          title={(id) => (id === NEW && view.create ? view.create : sheet.title(id, find(id)))}
          onClose={close}
        >
          {(id, onDirty) =>
            sheet.byId ? (
              sheet.byId(id, { onDirty, onDone: close })
            ) : (
              <SheetRow id={id} row={find(id)} isLoaded={!!data} error={error}>
                {(row) => sheet.row?.(row, { onDirty, onDone: close })}
              </SheetRow>
            )
          }
        </SideSheet>
      )}
    </div>
  );
}

/** The whole list, as it is filtered, as a file or on paper. */
export function ResourceTools<K extends EndpointName, Name extends string, Ns extends Namespace>({
  resource,
}: Pick<ResourceListProps<K, Name, Ns>, 'resource'>) {
  const { path, exports } = resource;
  const { values } = useListAddress(path, addressNames(resource));
  if (!exports) return null;
  return (
    <>
      <ExportButton fileName={exports.fileName} load={() => exports.load(queryOf(resource, values))} />
      <PrintButton />
    </>
  );
}

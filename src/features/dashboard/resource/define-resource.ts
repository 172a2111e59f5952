import type { Namespace } from 'i18next';
import type { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Permission } from '@config/permissions';
import type { BadgeTone } from '@/components/ui/badge';
import type { TableColumn } from '@/components/ui/data-table';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import type { User } from '@/contract/schemas/users';
import { optionOf, type useListAddress } from './use-list-address';

/** What the address says in place of an id: the sheet holds a new item. No id or code begins like this. */
export const NEW = '_novo';

/** What translates a declaration: as `useTranslation` answers for its texts. */
export type Texts<Ns extends Namespace> = ReturnType<typeof useTranslation<Ns>>['t'];

/** One row of a list that an endpoint answers, paged or whole. */
export type RowOf<K extends EndpointName> =
  Output<K> extends (infer Row)[] ? Row : Output<K> extends { items: (infer Row)[] } ? Row : never;

/** What the API takes as filters of a list, without its page. */
type ResourceQuery<K extends EndpointName> =
  CallInput<K> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'pagina'> : object;

/**
 * What a filter takes: one of some options, any text (null), or what a function makes of a text (null for nothing).
 * What an address says besides is not asked for.
 */
type Filter = readonly string[] | null | ((text: string) => string | null);

/** What a column shows of a row, where it is no `cell` of its own. */
export type Shown<Row> =
  /** The link that opens the row. */
  | { title: (row: Row) => ReactNode }
  /** Words in any direction; a dash for none. */
  | { text: (row: Row) => string | null }
  /** Letters and figures that run from left to right in every language; a dash for none. */
  | { code: (row: Row) => string | null }
  | { count: (row: Row) => number }
  /** A moment; a dash for none. */
  | { when: (row: Row) => string | null }
  /** The beginning of a longer text. */
  | { excerpt: (row: Row) => string }
  | { badge: (row: Row) => readonly [tone: BadgeTone, text: string] };

/** A column of a list. */
export type ListColumn<Row> = TableColumn<Row> | (Omit<TableColumn<Row>, 'cell' | 'isTitle'> & Shown<Row>);

/** A sheet beside the list: what is in it, and what it may tell the list. */
export interface SheetContext {
  /** Tells whether something in the sheet is not saved. */
  onDirty: (isDirty: boolean) => void;
  /** Closes the sheet. */
  onDone: () => void;
}

interface Choice<Name extends string> {
  name: Name;
  label: string;
  /** What the choice says while nothing is chosen. */
  any: string;
  options: readonly { value: string; text: string }[];
}

/** What a list shows, in the language of the page. */
export interface ListView<Row, Name extends string> {
  columns: readonly ListColumn<Row>[];
  /** What an empty list without filters says. */
  empty: ReactNode;
  /** The button that opens the sheet of a new item. */
  create?: string;
  filter?: {
    label: string;
    search?: { name: Name; label: string; placeholder: string };
    choices?: readonly (Choice<Name> | false)[];
    /** Further filters. */
    more?: ReactNode;
  };
  /** Stands above the list, before its filters. */
  above?: ReactNode;
  /** Whether an empty list is one because of its filters; as the address says unless given. */
  isFiltered?: boolean;
  /** Stands between the filters and the list. */
  below?: ReactNode;
  /** Page that a row opens; without it a row opens in the sheet. */
  hrefOf?: (row: Row) => string;
  sheet?: {
    title: (id: string, row: Row | undefined) => ReactNode;
    /** The sheet of a row, or of a new item (null). */
    row?: (row: Row | null, context: SheetContext) => ReactNode;
    /** A sheet that reads for itself what has this id. */
    byId?: (id: string, context: SheetContext) => ReactNode;
  };
  /** With it rows can be chosen, and something is done with all of them. */
  bulk?: {
    allLabel: string;
    rowLabel: (row: Row) => string;
    /** What can be done with the chosen rows; `clear` ends the choice of all, or of these. */
    bar: (chosen: Row[], clear: (ids?: readonly string[]) => void) => ReactNode;
  };
  /** Heads of the sections that the rows stand in, in their order; one table without it. */
  groupOf?: (row: Row) => string;
}

/** What a list is told to show itself. */
export interface ViewContext<Row, Name extends string, Ns extends Namespace> {
  t: Texts<Ns>;
  locale: string;
  /** The person who looks. */
  user: User;
  address: ReturnType<typeof useListAddress<Name>>;
  /** The link that opens a row, for a title that is more than a text. */
  link: (row: Row, text: ReactNode) => ReactNode;
}

/** A kind of content in one declaration: its list, what opens a row, and who may see it. Filters, page and open row live in its address. */
export interface Resource<K extends EndpointName, Name extends string, Ns extends Namespace> {
  /** What answers the list. */
  endpoint: K;
  path: string;
  /** What opens the page. */
  permission: Permission;
  /** Texts of the list. */
  texts: Ns;
  /** What the page and its table are called. */
  title: (t: Texts<Ns>) => string;
  /** Filters by the names of the contract. */
  filters: Record<Name, Filter>;
  /** What the filters ask the API for; what they say unless given. */
  toQuery?: (values: Record<Name, string>) => ResourceQuery<K>;
  /** How often a list that is looked at is asked again, because it moves by itself or links in it expire. */
  refetchMs?: number;
  idOf: (row: RowOf<K>) => string;
  /** Page of a new item, where it is not made in the sheet. */
  newItem?: { href: string; label: (t: Texts<Ns>) => string };
  /** Further ways from the heading. */
  actions?: (t: Texts<Ns>) => ReactNode;
  /** The whole list, as it is filtered, as a file. */
  exports?: { fileName: string; load: (query: ResourceQuery<K>) => Promise<string> };
  view: (context: ViewContext<RowOf<K>, Name, Ns>) => ListView<RowOf<K>, Name>;
}

/** Checks a declaration and infers its types. */
export const defineResource = <
  const K extends EndpointName,
  const Name extends string,
  const Ns extends Namespace,
>(
  definition: Resource<K, Name, Ns>,
) => definition;

/** What the filters of an address say; anything they do not take counts as not said. */
export function readFilters<Name extends string>(
  filters: Record<Name, Filter>,
  values: Record<Name, string>,
): object {
  const said = Object.entries<Filter>(filters).map(([name, filter]) => {
    const text = values[name as Name];
    if (typeof filter === 'function') return [name, text && filter(text)];
    return [name, filter ? optionOf(filter, text) : text];
  });
  return Object.fromEntries(said.filter(([, value]) => value)) as object;
}

/** What the API is asked for by an address, without its page. */
export const queryOf = <K extends EndpointName, Name extends string, Ns extends Namespace>(
  { filters, toQuery }: Resource<K, Name, Ns>,
  values: Record<Name, string>,
): ResourceQuery<K> => (toQuery ? toQuery(values) : (readFilters(filters, values) as ResourceQuery<K>));

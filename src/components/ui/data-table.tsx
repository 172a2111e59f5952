import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Icon } from './icon';
import { Skeleton } from './skeleton';

/** The rows that are chosen, by their id. */
export type RowSelection = ReadonlySet<string>;

/** A column of a table. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  /** A function, called with every render: no component, and no hooks in it. */
  cell: (row: Row) => ReactNode;
  /** Aligns numbers and prices at the end of the cell. */
  align?: 'end';
  /** The name of the row: the heading of its card on a phone, where other cells are labelled with their column. */
  isTitle?: boolean;
  /** Left out on a phone and on paper. */
  isExtra?: boolean;
  /** Address that sorts the list by this column. */
  sortHref?: string;
  /** The current sort direction of this column. */
  sorted?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Undefined while they are fetched. */
  rows: Row[] | undefined;
  idOf: (row: Row) => string;
  /** What the table shows, for assistive technology. */
  caption: string;
  /** The row whose details are open beside the table. */
  openId?: string | null;
  /** With it every row can be chosen for something to be done with several at once. */
  selection?: {
    selected: RowSelection;
    onSelect: (selected: RowSelection) => void;
    allLabel: string;
    rowLabel: (row: Row) => string;
  };
}

const HEAD =
  'px-2.5 py-2.5 text-sm font-semibold whitespace-nowrap text-muted print:px-1 print:text-[0.75rem]';
/** Where the rows are cards, some browsers take table, rows and cells for plain text without their roles. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
/** A cell of a card: its name and what it says on one line. */
const IN_CARD =
  'not-print:max-lg:flex not-print:max-lg:flex-wrap not-print:max-lg:content-start not-print:max-lg:gap-x-2';
const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);
const CHECKBOX = 'size-5 accent-primary';

/** A dense table of rows that the server sorted and paged; below 1,024 px each row is a card. */
export function DataTable<Row>({
  columns,
  rows,
  idOf,
  caption,
  openId = null,
  selection,
}: DataTableProps<Row>) {
  const ids = rows?.map(idOf) ?? [];
  const isChosen = (id: string) => selection?.selected.has(id) ?? false;
  const isWhole = ids.length > 0 && ids.every(isChosen);
  const choose = (changed: readonly string[], isOn: boolean) => {
    const others = [...(selection?.selected ?? [])].filter((id) => !changed.includes(id));
    selection?.onSelect(new Set(isOn ? [...others, ...changed] : others));
  };
  return (
    <div className="overflow-x-auto rounded border border-line bg-raised print:overflow-visible">
      <table
        {...ROLES.table}
        aria-busy={!rows}
        className="w-full text-[0.9375rem] not-print:max-lg:block print:text-[0.75rem]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.group} className="border-b border-line bg-surface not-print:max-lg:sr-only">
          <tr {...ROLES.row}>
            {selection && (
              <th {...ROLES.column} className="w-10 ps-3 text-start print:hidden">
                <input
                  type="checkbox"
                  aria-label={selection.allLabel}
                  className={CHECKBOX}
                  checked={isWhole}
                  ref={(box) => {
                    if (box) box.indeterminate = !isWhole && ids.some(isChosen);
                  }}
                  onChange={({ currentTarget }) => choose(ids, currentTarget.checked)}
                />
              </th>
            )}
            {columns.map(({ id, header: name, align, isExtra, sortHref, sorted }) => {
              // A head that says nothing names no column.
              if (!name) return <td key={id} {...ROLES.cell} className={isExtra ? 'print:hidden' : ''} />;
              return (
                <th
                  key={id}
                  {...ROLES.column}
                  aria-sort={sorted}
                  className={`${HEAD} ${align === 'end' ? 'text-end' : 'text-start'} ${isExtra ? 'print:hidden' : ''}`}
                >
                  {sortHref ? (
                    <Link
                      href={sortHref}
                      shallow
                      scroll={false}
                      className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
                    >
                      {name}
                      {sorted && (
                        <Icon
                          name="caret-down"
                          className={`size-3.5 ${sorted === 'ascending' ? 'rotate-180' : ''}`}
                        />
                      )}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="not-print:max-lg:block">
          {!rows &&
            SKELETON_ROWS.map((row) => (
              <tr
                key={row}
                {...ROLES.row}
                className="border-b border-line last:border-b-0 not-print:max-lg:block"
              >
                <td
                  {...ROLES.cell}
                  colSpan={columns.length + 1}
                  className="px-3 py-4.5 not-print:max-lg:block"
                >
                  <Skeleton className="h-5 w-full" />
                </td>
              </tr>
            ))}
          {rows?.map((row, index) => {
            const id = ids[index] ?? '';
            return (
              <tr
                key={id}
                {...ROLES.row}
                data-row
                // The row's link covers the row: WebKit takes a row for its frame only when it is transformed.
                className={`[transform:translate(0)] border-b border-line last:border-b-0 hover:bg-primary-soft not-print:max-lg:grid not-print:max-lg:gap-1 not-print:md:max-lg:grid-cols-2 not-print:md:max-lg:gap-x-6 not-print:max-lg:px-4 not-print:max-lg:py-3 ${id === openId || isChosen(id) ? 'bg-primary-soft' : ''} ${selection ? 'not-print:max-lg:ps-13' : ''}`}
              >
                {selection && (
                  <td
                    {...ROLES.cell}
                    className="w-10 ps-3 not-print:max-lg:absolute not-print:max-lg:start-1 not-print:max-lg:top-3 print:hidden"
                  >
                    <label className="relative z-10 grid size-8 -ms-1.5 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        data-row-box
                        aria-label={selection.rowLabel(row)}
                        className={CHECKBOX}
                        checked={isChosen(id)}
                        onChange={({ currentTarget }) => choose([id], currentTarget.checked)}
                      />
                    </label>
                  </td>
                )}
                {columns.map(({ id: column, header, cell, align, isTitle, isExtra }) => {
                  const Cell = isTitle ? 'th' : 'td';
                  return (
                    <Cell
                      key={column}
                      {...ROLES[isTitle ? 'rowheader' : 'cell']}
                      className={`min-w-0 align-middle ${isExtra ? '' : IN_CARD} lg:px-2.5 lg:py-1.5 print:px-1 print:py-1 ${align === 'end' ? 'lg:text-end print:text-end' : ''} ${isTitle ? 'text-start font-normal not-print:max-lg:-order-1 not-print:max-lg:col-span-full' : ''} ${isExtra ? 'max-lg:hidden print:hidden' : ''}`}
                    >
                      {!isTitle && header && (
                        <span aria-hidden="true" className="text-sm text-muted lg:hidden print:hidden">
                          {header}:
                        </span>
                      )}
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

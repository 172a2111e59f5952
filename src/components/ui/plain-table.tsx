import type { ReactNode } from 'react';

interface PlainTableProps {
  /** What the table shows, for assistive technology. */
  caption: string;
  heads: readonly { text: string; align?: 'end'; className?: string }[];
  /** The first cell of a row names it. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** For a narrow place: below the name of a row its cells stand side by side, each after its heading. */
  isStacked?: boolean;
  className?: string;
}

/** Written out, because a browser forgets them where a table is shown as boxes. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const STACKED = {
  table: 'block',
  head: 'sr-only',
  body: 'block',
  row: 'flex flex-wrap items-center gap-x-4 gap-y-1 py-2',
  name: 'min-w-0 basis-full',
  cell: 'flex items-center gap-1.5 tabular-nums last:ms-auto',
};
const WIDE = { table: '', head: '', body: '', row: 'align-top', name: 'p-2', cell: 'p-2' };

/** A table to read, in a sheet, a dialog or below a chart. */
export function PlainTable({ caption, heads, rows, isStacked = false, className = '' }: PlainTableProps) {
  const style = isStacked ? STACKED : WIDE;
  const alignOf = (index: number) => (heads[index]?.align === 'end' ? 'text-end tabular-nums' : 'text-start');
  return (
    <table {...ROLES.table} className={`w-full text-[0.9375rem] ${style.table} ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group} className={`text-sm text-muted ${style.head}`}>
        <tr {...ROLES.row}>
          {heads.map(({ text, className: own = '' }, index) =>
            // A head that says nothing names no column.
            text ? (
              <th
                key={text}
                {...ROLES.column}
                scope="col"
                className={`p-2 font-semibold ${alignOf(index)} ${own}`}
              >
                {text}
              </th>
            ) : (
              <td key={index} {...ROLES.cell} />
            ),
          )}
        </tr>
      </thead>
      <tbody {...ROLES.group} className={`divide-y divide-line ${style.body}`}>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key} {...ROLES.row} className={style.row}>
            <th
              {...ROLES.rowheader}
              scope="row"
              className={`font-semibold break-words ${style.name} ${alignOf(0)}`}
            >
              {name}
            </th>
            {others.map((cell, index) => (
              <td
                key={index}
                {...ROLES.cell}
                className={`${style.cell} ${isStacked ? '' : alignOf(index + 1)}`}
              >
                {isStacked && heads[index + 1]?.text && (
                  <span aria-hidden="true" className="text-sm text-muted">
                    {heads[index + 1]?.text}:
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value of any length, in a cell that scrolls for itself. */
export const longCell = (value: ReactNode) => (
  <div dir="auto" className="max-h-48 overflow-auto break-words whitespace-pre-wrap">
    {value}
  </div>
);

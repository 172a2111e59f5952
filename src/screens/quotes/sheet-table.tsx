import type { ReactNode } from 'react';

interface SheetTableProps {
  caption: string;
  /** Headings of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
  /** For many columns: on a phone each row is a block, and each figure has its heading before it. */
  inBlocks?: boolean;
}

/** On a phone a row is a line of boxes, which take a line each when they do not fit: with very large text. */
const LINES = {
  row: 'max-sm:flex max-sm:flex-wrap max-sm:justify-end',
  name: 'max-sm:flex-[1_1_4.5rem]',
  figure: 'max-sm:flex-[0_0_min(6.5rem,36%)] ps-2 text-end sm:ps-3',
};
const BLOCKS = {
  row: 'max-sm:block max-sm:py-2',
  name: 'max-sm:block',
  figure:
    'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:py-0.5 max-sm:before:text-muted max-sm:before:content-[attr(data-label)] sm:ps-3 sm:text-end',
};

/** Written out, because a browser forgets them where a table is shown as boxes. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table of figures: the first column names the row, the others are numbers. */
export function SheetTable({ caption, columns, rows, inBlocks = false }: SheetTableProps) {
  const style = inBlocks ? BLOCKS : LINES;
  return (
    <table {...ROLES.table} className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.rowgroup} className={inBlocks ? 'max-sm:sr-only' : 'max-sm:block'}>
        <tr {...ROLES.row} className={`border-b-2 border-primary text-sm ${inBlocks ? '' : style.row}`}>
          {columns.map((column, index) => (
            <th
              key={column}
              {...ROLES.columnheader}
              scope="col"
              className={`py-1.5 align-bottom font-semibold ${index === 0 ? `pe-2 text-start ${style.name}` : style.figure}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="max-sm:block">
        {rows.map(({ id, head, cells }) => (
          <tr
            key={id}
            {...ROLES.row}
            className={`border-b border-line align-top last:border-b-0 ${style.row}`}
          >
            <th
              {...ROLES.rowheader}
              scope="row"
              className={`py-1.5 text-start font-normal sm:pe-2 ${style.name}`}
            >
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                {...ROLES.cell}
                data-label={columns[index + 1]}
                className={`py-1.5 tabular-nums sm:whitespace-nowrap ${style.figure}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';

interface SheetTableProps {
  caption: string;
  /** Headings of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table of figures: the first column names the row, the others are numbers. */
export function SheetTable({ caption, columns, rows }: SheetTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-primary text-sm">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-1.5 align-bottom font-semibold wrap-anywhere ${index === 0 ? 'pe-2 text-start' : 'ps-3 text-end'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells }) => (
          <tr key={id} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal wrap-anywhere">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-1.5 ps-3 text-end tabular-nums sm:whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

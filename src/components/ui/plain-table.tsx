import type { ReactNode } from 'react';

interface PlainTableProps {
  /** What the table shows, for assistive technology. */
  caption: string;
  heads: readonly { text: string; align?: 'end'; className?: string }[];
  /** The first cell of a row names it. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  className?: string;
}

/** A table to read, in a sheet, a dialog or below a chart. */
export function PlainTable({ caption, heads, rows, className = '' }: PlainTableProps) {
  const alignOf = (index: number) => (heads[index]?.align === 'end' ? 'text-end tabular-nums' : 'text-start');
  return (
    <table className={`w-full text-[0.9375rem] ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          {heads.map(({ text, className: own = '' }, index) =>
            // A head that says nothing names no column.
            text ? (
              <th key={text} scope="col" className={`p-2 font-semibold ${alignOf(index)} ${own}`}>
                {text}
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key} className="align-top">
            <th scope="row" className={`p-2 font-semibold break-words ${alignOf(0)}`}>
              {name}
            </th>
            {others.map((cell, index) => (
              <td key={index} className={`p-2 ${alignOf(index + 1)}`}>
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

import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

interface ChartPanelProps {
  title: string;
  /** There is nothing to draw. */
  isEmpty: boolean;
  chart: ReactNode;
  /** The same figures as a table: the first column names the row, the others stand at the end of their cells. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A chart with its figures as a table behind it. The chart is a picture; who cannot see it reads the table. */
export function ChartPanel({ title, isEmpty, chart, heads, rows }: ChartPanelProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-raised p-4">
      <h2 className="text-lg">{title}</h2>
      {isEmpty ? (
        <p className="py-8 text-center text-muted">{t('report.nothing')}</p>
      ) : (
        <>
          {/* Left-to-right inside in every language: the charts mirror themselves. */}
          <div aria-hidden="true" dir="ltr" className="h-64 text-sm print:hidden">
            {chart}
          </div>
          <details className="print:hidden">
            <summary className="inline-flex min-h-8 items-center font-semibold text-primary underline">
              {t('report.asTable')}
            </summary>
            {/* Focusable, so that the keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div tabIndex={0} role="region" aria-label={title} className="mt-2 max-h-80 overflow-auto">
              <table className="w-full text-[0.9375rem]">
                <caption className="sr-only">{title}</caption>
                <thead className="sticky top-0 bg-raised">
                  <tr>
                    {heads.map((head, index) => (
                      <th
                        key={head}
                        scope="col"
                        className={`px-2 py-1.5 font-semibold text-muted ${index === 0 ? 'text-start' : 'text-end'}`}
                      >
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {rows.map(({ key, cells: [name, ...figures] }) => (
                    <tr key={key}>
                      <th scope="row" className="px-2 py-1.5 text-start font-normal">
                        {name}
                      </th>
                      {figures.map((figure, index) => (
                        <td key={index} className="px-2 py-1.5 text-end whitespace-nowrap tabular-nums">
                          {figure}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}

import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { PlainTable } from '../kit/plain-table';

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
              <PlainTable
                caption={title}
                heads={heads.map((text, index) => ({ text, ...(index > 0 && { align: 'end' }) }))}
                rows={rows}
              />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import type { Report } from '@/contract/schemas/reports';
import { directionOf } from '@/lib/texts/direction';
import { formatterOf } from '@/lib/time/dates';
import { lazyPart } from '../kit/lazy-part';
import { writeListAddress } from '../resource/use-list-address';
import { withoutMarks } from '../when-time';
import { useState, type ReactNode } from 'react';
import { PlainTable } from '@/components/ui/plain-table';

interface ChartPanelProps {
  title: string;
  /** There is nothing to draw. */
  isEmpty: boolean;
  chart: ReactNode;
  /**
   * The same figures as a table, made when it is opened: the first column names the row, the others stand at the end of
   * their cells.
   */
  heads: readonly string[];
  rows: () => readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A chart, hidden from screen readers, with its figures as a table behind it. */
function ChartPanel({ title, isEmpty, chart, heads, rows }: ChartPanelProps) {
  const { t } = useTranslation('dashboard');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-raised p-4">
      <h2 className="text-lg">{title}</h2>
      {isEmpty ? (
        <p className="py-8 text-center text-muted">{t('report.nothing')}</p>
      ) : (
        <>
          <div className="h-64 text-sm print:hidden">{chart}</div>
          <details
            onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
            className="print:hidden"
          >
            <summary className="inline-flex min-h-8 items-center font-semibold text-primary underline">
              {t('report.asTable')}
            </summary>
            {wasOpened && (
              // Focusable, so that the keyboard can scroll it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <div tabIndex={0} role="region" aria-label={title} className="mt-2 max-h-80 overflow-auto">
                <PlainTable
                  caption={title}
                  heads={heads.map((text, index) => ({ text, ...(index > 0 && { align: 'end' }) }))}
                  rows={rows()}
                />
              </div>
            )}
          </details>
        </>
      )}
    </section>
  );
}

/** How many of each, as bars beside their names; they grow in the direction of the text. */
function CountBars({ bars }: { bars: readonly { name: string; count: number }[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul aria-hidden="true" className="flex h-full flex-col justify-between">
      {bars.map(({ name, count }) => (
        <li key={name} className="grid grid-cols-2 items-center gap-2.5">
          <span className="truncate text-end text-muted">{name}</span>
          <span className="flex items-center gap-2">
            <span
              className="h-5 shrink-0 rounded bg-primary forced-color-adjust-none"
              // Room for the figure stays beside the longest bar.
              style={{ width: `${(count / most) * 80}%` }}
            />
            <span className="num">{count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const loading = () => <Skeleton className="size-full" />;
const SalesChart = lazyPart(() => import('./sales-chart').then((module) => module.SalesChart), loading);

/** A day of the shop's calendar (`YYYY-MM-DD`) as short as a chart needs it: day and month. */
const formatDay = (day: string, locale: string): string =>
  withoutMarks(
    formatterOf(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  );

/** Sales by day, orders by state and the best products, each with its figures as a table behind it. */
export function ReportCharts({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('dashboard');
  const { locale } = useRouter();
  const isRtl = directionOf(locale) === 'rtl';
  const { salesByDay, ordersByState, bestProducts } = report;
  const dayOf = (day: string) => formatDay(day, i18n.language);
  return (
    <>
      <ChartPanel
        title={t('report.salesByDay')}
        isEmpty={salesByDay.every(({ orders }) => orders === 0)}
        chart={
          <WhenInViewport fallback={<Skeleton className="h-64 w-full" />}>
            <SalesChart
              days={salesByDay.map(({ day, revenue, orders }) => ({ day: dayOf(day), revenue, orders }))}
              names={{ revenue: t('report.revenue'), orders: t('report.orders') }}
              isRtl={isRtl}
            />
          </WhenInViewport>
        }
        heads={[t('report.day'), t('report.orders'), t('report.revenue')]}
        rows={() =>
          [...salesByDay].reverse().map(({ day, revenue, orders }) => ({
            key: day,
            cells: [dayOf(day), orders, <Money key="revenue" value={revenue} />],
          }))
        }
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <ChartPanel
          title={t('report.ordersByState')}
          isEmpty={ordersByState.every(({ count }) => count === 0)}
          chart={
            <CountBars
              bars={ordersByState.map(({ state, count }) => ({ name: t(`state.${state}`), count }))}
            />
          }
          heads={[t('table.state'), t('report.orders')]}
          rows={() =>
            ordersByState.map(({ state, count }) => ({
              key: state,
              cells: [
                <Link
                  key="state"
                  href={writeListAddress(ROUTES.dashboardOrders, { estado: state })}
                  className="inline-block py-1 underline"
                >
                  {t(`state.${state}`)}
                </Link>,
                count,
              ],
            }))
          }
        />
        <ChartPanel
          title={t('report.bestProducts')}
          isEmpty={bestProducts.length === 0}
          chart={<CountBars bars={bestProducts.map(({ title, units }) => ({ name: title, count: units }))} />}
          heads={[t('slip.product'), t('report.units'), t('report.revenue')]}
          rows={() =>
            bestProducts.map(({ productId, title, units, revenue }) => ({
              key: productId,
              cells: [
                <span key="title" lang="pt-BR">
                  {title}
                </span>,
                units,
                <Money key="revenue" value={revenue} />,
              ],
            }))
          }
        />
      </div>
    </>
  );
}

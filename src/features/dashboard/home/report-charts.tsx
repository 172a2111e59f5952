import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { Report } from '@/contract/schemas/reports';
import { directionOf } from '@/lib/texts/direction';
import { lazyPart } from '../kit/lazy-part';
import { writeListAddress } from '../resource/use-list-address';
import { ChartPanel } from './chart-panel';
import { withoutMarks } from '../without-marks';

const loading = () => <Skeleton className="size-full" />;
const SalesChart = lazyPart(() => import('./charts').then((module) => module.SalesChart), loading);
const CountChart = lazyPart(() => import('./charts').then((module) => module.CountChart), loading);

/** A day of the shop's calendar (`YYYY-MM-DD`) as short as a chart needs it: day and month. */
const formatDay = (day: string, locale: string): string =>
  withoutMarks(
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
      day: '2-digit',
      month: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`)),
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
          <SalesChart
            days={salesByDay.map(({ day, revenue, orders }) => ({ day: dayOf(day), revenue, orders }))}
            names={{ revenue: t('report.revenue'), orders: t('report.orders') }}
            isRtl={isRtl}
          />
        }
        heads={[t('report.day'), t('report.orders'), t('report.revenue')]}
        rows={[...salesByDay].reverse().map(({ day, revenue, orders }) => ({
          key: day,
          cells: [dayOf(day), orders, <Money key="revenue" value={revenue} />],
        }))}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <ChartPanel
          title={t('report.ordersByState')}
          isEmpty={ordersByState.every(({ count }) => count === 0)}
          chart={
            <CountChart
              bars={ordersByState.map(({ state, count }) => ({ name: t(`state.${state}`), count }))}
              countName={t('report.orders')}
              isRtl={isRtl}
            />
          }
          heads={[t('table.state'), t('report.orders')]}
          rows={ordersByState.map(({ state, count }) => ({
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
          }))}
        />
        <ChartPanel
          title={t('report.bestProducts')}
          isEmpty={bestProducts.length === 0}
          chart={
            <CountChart
              bars={bestProducts.map(({ title, units }) => ({ name: title, count: units }))}
              countName={t('report.units')}
              isRtl={isRtl}
            />
          }
          heads={[t('slip.product'), t('report.units'), t('report.revenue')]}
          rows={bestProducts.map(({ productId, title, units, revenue }) => ({
            key: productId,
            cells: [
              <span key="title" lang="pt-BR">
                {title}
              </span>,
              units,
              <Money key="revenue" value={revenue} />,
            ],
          }))}
        />
      </div>
    </>
  );
}

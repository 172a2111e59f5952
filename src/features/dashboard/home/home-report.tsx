import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES, searchPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import type { User } from '@/contract/schemas/users';
import { Skeleton } from '@/components/ui/skeleton';
import { REPORT_DAYS } from '@/contract/constants';
import { Link } from '@/components/ui/link';
import type { Report } from '@/contract/schemas/reports';
import { Money } from '@/components/ui/money';
import { Failure } from '../kit/failure';
import { optionOf, writeListAddress } from '../resource/use-list-address';
import { LowStockList } from './low-stock-list';
import { ReportCharts } from './report-charts';
import { ReportTotals } from './report-totals';
import { ReportWaiting } from './report-waiting';

type Days = (typeof REPORT_DAYS)[number];

/** How far a report looks back unless said. */
const DEFAULT_DAYS: Days = '30';

/** The figures of the last days. The ones shown stay while others are fetched. */
const reportQuery = (dias: Days) =>
  queryOptions({
    ...endpointQuery('getReport', { query: { dias } }),
    placeholderData: keepPreviousData,
  });

/** What people looked for in vain in these days, the frequent ones first; each runs again on the shop. */
function FailedSearchList({ searches }: { searches: Report['failedSearches'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{t('report.failedSearches')}</h2>
        <Link
          href={DASHBOARD_ROUTES.searches}
          className="inline-flex min-h-8 items-center font-semibold text-primary underline"
        >
          {t('report.seeAll')}
        </Link>
      </div>
      {searches.length === 0 && <p className="py-4 text-muted">{t('report.noFailedSearch')}</p>}
      <ul className="divide-y divide-line">
        {searches.map(({ typed, searches: times }) => (
          <li key={typed} className="flex items-center justify-between gap-4 py-1.5">
            <Link
              href={searchPath({ q: typed })}
              className="inline-block min-w-0 py-0.5 break-all hover:underline"
            >
              <bdi>{typed}</bdi>
            </Link>
            <span className="whitespace-nowrap text-muted">{t('report.times', { count: times })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far the figures look back; each choice is an address. */
function ReportDays({ days }: { days: Days }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('report.days')} className="flex flex-wrap gap-2 print:hidden">
      {REPORT_DAYS.map((option) => (
        <Link
          key={option}
          href={writeListAddress(ROUTES.dashboard, { dias: option === DEFAULT_DAYS ? null : option })}
          shallow
          scroll={false}
          aria-current={option === days ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 font-semibold hover:bg-primary-soft aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
        >
          {t('report.lastDays', { count: Number(option) })}
        </Link>
      ))}
    </nav>
  );
}

const BIG = '!text-lg sm:!text-[1.625rem] leading-tight';

/** What was sold since midnight by the clock of the shop; the last day of every report is today. */
function ReportToday({ days }: { days: Report['salesByDay'] }) {
  const { t } = useTranslation('dashboard');
  const { revenue = 0, orders = 0 } = days.at(-1) ?? {};
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('report.today')}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {(
          [
            ['todayRevenue', <Money key="revenue" value={revenue} className={BIG} />],
            [
              'todayOrders',
              <b key="orders" className={`num ${BIG}`}>
                {orders}
              </b>,
            ],
            [
              'todayTicket',
              orders > 0 ? <Money key="ticket" value={revenue / orders} className={BIG} /> : '–',
            ],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="rounded border border-line bg-raised px-4 py-3">
            <dt className="text-[0.9375rem]">{t(`report.${name}`)}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How the shop goes: what waits for a person, the figures of the last days, and what they are made of. */
export function HomeReport({ user }: { user: User }) {
  const { query } = useRouter();
  const dias = optionOf(REPORT_DAYS, typeof query.dias === 'string' ? query.dias : '') ?? DEFAULT_DAYS;
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(dias));
  if (!data) {
    return error ? (
      <Failure error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid gap-6">
      <ReportToday days={data.salesByDay} />
      <ReportWaiting waiting={data.waiting} user={user} />
      <section className="grid gap-3">
        <ReportDays days={dias} />
        <ReportTotals report={data} />
      </section>
      <ReportCharts report={data} />
      <div className="grid gap-4 xl:grid-cols-2">
        <LowStockList packs={data.lowStock} user={user} />
        <FailedSearchList searches={data.failedSearches} />
      </div>
    </div>
  );
}

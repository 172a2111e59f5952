import { useDeferredValue, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES, searchPath, withId } from '@config/routes';
import { endpointQuery, refetchWhileSeen } from '@/client/query';
import type { User } from '@/contract/schemas/users';
import { Skeleton } from '@/components/ui/skeleton';
import { REPORT_DAYS } from '@/contract/constants';
import { Link } from '@/components/ui/link';
import type { Report } from '@/contract/schemas/reports';
import { Failure } from '../kit/failure';
import { StateTabs } from '../resource/state-tabs';
import { optionOf, writeListAddress } from '../resource/use-list-address';
import { ReportCharts } from './report-charts';
import { ReportToday, ReportTotals } from './report-figures';
import { ReportWaiting } from './report-waiting';
import { hasPermission } from '@config/has-permission';
import { PictureImage } from '@/components/ui/picture-image';

interface ReportListProps {
  title: string;
  /** Where all of them are; null for who may not go there. */
  allHref: string | null;
  /** What is said where the list is empty. */
  none: string | false;
  children: ReactNode;
}

/** The first of a longer list, with the way to all of them. */
function ReportList({ title, allHref, none, children }: ReportListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {allHref && (
          <Link
            href={allHref}
            className="inline-flex min-h-8 items-center font-semibold text-primary underline"
          >
            {t('report.seeAll')}
          </Link>
        )}
      </div>
      {none && <p className="py-4 text-muted">{none}</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

const SHOWN = 8;

/** Packs of which few are left, the emptiest first, each linked to its product for a user who edits products. */
function LowStockList({ packs, user }: { packs: Report['lowStock']; user: User }) {
  const { t } = useTranslation('dashboard');
  const mayEdit = hasPermission(user, 'products.write');
  return (
    <ReportList
      title={t('report.lowStock')}
      allHref={
        mayEdit
          ? writeListAddress(DASHBOARD_ROUTES.products, { situacao: 'published', estoque: 'baixo' })
          : null
      }
      none={packs.length === 0 && t('report.enoughStock')}
    >
      {packs.slice(0, SHOWN).map(({ productId, title, presentation, picture, stock }) => (
        <li
          key={`${productId} ${presentation}`}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2"
        >
          <span className="tile grid size-10 place-items-center overflow-hidden rounded-sm">
            {picture && <PictureImage picture={picture} sizes="40px" alt="" className="h-auto w-[94%]" />}
          </span>
          <span lang="pt-BR" className="min-w-0 text-[0.9375rem] leading-snug">
            {mayEdit ? (
              <Link
                href={withId(DASHBOARD_ROUTES.editProduct, productId)}
                className="inline-block py-0.5 font-semibold wrap-anywhere hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            <span className="block text-sm text-muted">{presentation}</span>
          </span>
          <b className={`num ${stock === 0 ? 'text-sale' : ''}`}>
            {stock}
            <span className="sr-only"> {t('report.inStock')}</span>
          </b>
        </li>
      ))}
    </ReportList>
  );
}

type Days = (typeof REPORT_DAYS)[number];

/** How far a report looks back unless said. */
const DEFAULT_DAYS: Days = '30';

/** The shop counts sales once a minute, and the rest at each call. */
const REPORT_FRESH_MS = 30_000;
const REPORT_REFETCH_MS = 60_000;

/** The figures of the last days. */
const reportQuery = (dias: Days) => ({
  ...endpointQuery('getReport', { query: { dias } }),
  staleTime: REPORT_FRESH_MS,
});

/** How far an address wants to look back. */
function useReportDays(): Days {
  const { dias } = useRouter().query;
  return optionOf(REPORT_DAYS, typeof dias === 'string' ? dias : '') ?? DEFAULT_DAYS;
}

/** The report that the address names. */
export const useReportQuery = () => reportQuery(useReportDays());

/** What people looked for in vain in these days, the frequent ones first; each runs again on the shop. */
function FailedSearchList({ searches }: { searches: Report['failedSearches'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <ReportList
      title={t('report.failedSearches')}
      allHref={DASHBOARD_ROUTES.searches}
      none={searches.length === 0 && t('report.noFailedSearch')}
    >
      {searches.map(({ typed, searches: times }) => (
        <li key={typed} className="flex items-center justify-between gap-4 py-1.5">
          <Link
            href={searchPath({ q: typed })}
            className="inline-block min-w-0 py-0.5 break-words hover:underline"
          >
            <bdi>{typed}</bdi>
          </Link>
          <span className="whitespace-nowrap text-muted">{t('report.times', { count: times })}</span>
        </li>
      ))}
    </ReportList>
  );
}

/** How far the figures look back; each choice is an address. */
function ReportDays({ days }: { days: Days }) {
  const { t } = useTranslation('dashboard');
  return (
    <StateTabs
      label={t('report.days')}
      current={days}
      tabs={REPORT_DAYS.map((value) => ({
        value,
        text: t('report.lastDays', { count: Number(value) }),
        href: writeListAddress(ROUTES.dashboard, { dias: value === DEFAULT_DAYS ? null : value }),
      }))}
    />
  );
}

/** Today, what waits, the totals, the charts and the lists: what stands below them does not move when they come. */
const ReportSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-96 w-full" />
  </div>
);

/**
 * How the shop goes: what waits for a person, the figures of the last days, and what they are made of. Without a cart there
 * are no sales to count.
 */
export function HomeReport({ user }: { user: User }) {
  const days = useReportDays();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reportQuery(days),
    ...refetchWhileSeen(REPORT_REFETCH_MS),
    // The figures shown stay while others are fetched.
    placeholderData: keepPreviousData,
  });
  // The figures are drawn in pieces, between which a touch is answered.
  const isDrawn = useDeferredValue(!!data);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !isDrawn) return <ReportSkeleton />;
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid gap-6">
      {brand.cartEnabled && <ReportToday days={data.salesByDay} />}
      <ReportWaiting waiting={data.waiting} user={user} />
      <section className="grid gap-3">
        <ReportDays days={days} />
        {brand.cartEnabled && <ReportTotals report={data} />}
      </section>
      {brand.cartEnabled && <ReportCharts report={data} />}
      <div className="grid gap-4 xl:grid-cols-2">
        <LowStockList packs={data.lowStock} user={user} />
        <FailedSearchList searches={data.failedSearches} />
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { User } from '@/contract/schemas/users';
import { Skeleton } from '@/components/ui/skeleton';
import { REPORT_DAYS } from '@/contract/constants';
import { Failure } from '../kit/failure';
import { optionOf } from '../kit/use-list-address';
import { FailedSearchList } from './failed-search-list';
import { LowStockList } from './low-stock-list';
import { ReportCharts } from './report-charts';
import { ReportDays } from './report-days';
import { ReportTotals } from './report-totals';
import { ReportWaiting } from './report-waiting';
import { DEFAULT_DAYS, reportQuery } from './report.queries';

/** How the shop goes: what waits for somebody, the figures of the last days, and what they are made of. */
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

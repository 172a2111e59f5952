import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { searchPath } from '@config/routes';
import type { Report } from '@/contract/schemas/reports';

/** What people looked for in vain in these days, the frequent ones first; each runs again on the shop. */
export function FailedSearchList({ searches }: { searches: Report['failedSearches'] }) {
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

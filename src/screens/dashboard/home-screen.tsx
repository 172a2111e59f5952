import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { STAFF_PERMISSIONS } from '@config/staff-permissions';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/contract/schemas/users';
import { HomeReport, useReportQuery } from '@/features/dashboard/home/home-report';
import { LatestOrders } from '@/features/dashboard/orders/latest-orders';
import { OrderFigures } from '@/features/dashboard/orders/order-figures';
import { latestOrdersQuery } from '@/features/dashboard/orders/orders.queries';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './gate';
import { DASHBOARD_PLACES } from './places';

/** The places a person may open, for a user who sees no figures on the home of the admin area. */
function DashboardHomePlaces({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('home.places')}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {DASHBOARD_PLACES.filter(
          ({ permission }) => permission && [permission].flat().some((one) => hasPermission(user, one)),
        ).map(({ href, icon, key }) => (
          <li key={key}>
            <Link
              href={href}
              className="flex min-h-14 items-center gap-3 rounded border border-line bg-raised px-4 font-semibold hover:border-primary"
            >
              <Icon name={icon} className="size-6 text-primary" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What waits for a person today and how the shop goes, as far as the person may see it. */
export function DashboardHomeScreen() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageMeta title={t('home.title')} noindex />
      <PageHead title={t('home.title')} />
      <DashboardGate permission={STAFF_PERMISSIONS} prefetch={[useReportQuery(), latestOrdersQuery]}>
        {(user) => (
          <div className="grid gap-6">
            {hasPermission(user, 'reports.read') ? (
              <HomeReport user={user} />
            ) : (
              <>
                {hasPermission(user, 'orders.read') && <OrderFigures />}
                <DashboardHomePlaces user={user} />
              </>
            )}
            {hasPermission(user, 'orders.read') && (
              <section className="grid gap-3">
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <h2 className="text-xl">{t('home.latest')}</h2>
                  <Link
                    href={ROUTES.dashboardOrders}
                    className="inline-flex min-h-11 items-center font-bold text-primary underline"
                  >
                    {t('home.all')}
                  </Link>
                </div>
                <LatestOrders />
              </section>
            )}
          </div>
        )}
      </DashboardGate>
    </>
  );
}

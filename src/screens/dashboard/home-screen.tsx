import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { hasPermission } from '@config/has-permission';
import { STAFF_PERMISSIONS } from '@config/staff-permissions';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/contract/schemas/users';
import { HomeReport, useReportQuery } from '@/features/dashboard/home/home-report';
import { LatestOrders } from '@/features/dashboard/orders/latest-orders';
import { OrderFigures } from '@/features/dashboard/orders/order-figures';
import { latestOrdersQuery } from '@/features/dashboard/orders/orders.queries';
import { OpenLeads, openLeadsQuery } from '@/features/dashboard/people/open-leads';
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

interface LatestProps {
  title: string;
  allHref: string;
  all: string;
  children: ReactNode;
}

/** A list of the home, with the way to all of it. */
function Latest({ title, allHref, all, children }: LatestProps) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{title}</h2>
        <Link href={allHref} className="inline-flex min-h-11 items-center font-bold text-primary underline">
          {all}
        </Link>
      </div>
      {children}
    </section>
  );
}

/** The home of a brand that quotes: what waits for an answer, and what people looked for. It has no sales to tell of. */
function QuotesHome({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {hasPermission(user, 'leads.read') && (
        <Latest title={t('home.leads.title')} allHref={DASHBOARD_ROUTES.leads} all={t('home.leads.all')}>
          <OpenLeads />
        </Latest>
      )}
      {hasPermission(user, 'reports.read') ? <HomeReport user={user} /> : <DashboardHomePlaces user={user} />}
    </>
  );
}

/** The home of a brand that sells: what waits, the figures, and the newest orders. */
function SalesHome({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {hasPermission(user, 'reports.read') ? (
        <HomeReport user={user} />
      ) : (
        <>
          {hasPermission(user, 'orders.read') && <OrderFigures />}
          <DashboardHomePlaces user={user} />
        </>
      )}
      {hasPermission(user, 'orders.read') && (
        <Latest title={t('home.latest')} allHref={ROUTES.dashboardOrders} all={t('home.all')}>
          <LatestOrders />
        </Latest>
      )}
    </>
  );
}

/** What waits for a person today and how the shop goes, as far as the person may see it. */
export function DashboardHomeScreen() {
  const { t } = useTranslation('dashboard');
  const report = useReportQuery();
  return (
    <>
      <PageMeta title={t('home.title')} noindex />
      <PageHead title={t('home.title')} />
      <DashboardGate
        permission={STAFF_PERMISSIONS}
        prefetch={[
          { ...report, permission: 'reports.read' },
          brand.cartEnabled
            ? { ...latestOrdersQuery, permission: 'orders.read' }
            : { ...openLeadsQuery, permission: 'leads.read' },
        ]}
      >
        {(user) => (
          <div className="grid gap-6">
            {brand.cartEnabled ? <SalesHome user={user} /> : <QuotesHome user={user} />}
          </div>
        )}
      </DashboardGate>
    </>
  );
}

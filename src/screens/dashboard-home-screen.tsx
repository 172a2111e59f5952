import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { LatestOrders } from '@/features/dashboard/latest-orders';
import { OrderFigures } from '@/features/dashboard/order-figures';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** What waits for somebody today. */
export function DashboardHomeScreen() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageMeta title={t('home.title')} noindex />
      <h1 className="mb-4 text-2xl">{t('home.title')}</h1>
      <DashboardGate permission="orders.read">
        {() => (
          <div className="grid gap-6">
            <OrderFigures />
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
          </div>
        )}
      </DashboardGate>
    </>
  );
}

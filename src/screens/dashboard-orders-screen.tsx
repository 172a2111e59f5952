import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/permissions';
import { ROUTES } from '@config/routes';
import { OrderFigures } from '@/features/dashboard/order-figures';
import { OrderList } from '@/features/dashboard/order-list';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** The orders of the shop: all of them, or those approved and waiting to be picked. */
export function DashboardOrdersScreen({ list }: { list: 'all' | 'approved' }) {
  const { t } = useTranslation('dashboard');
  const isAll = list === 'all';
  const title = t(isAll ? 'orders.all' : 'orders.approved');
  return (
    <>
      <PageMeta title={title} noindex />
      <h1 className="mb-4 text-2xl">{title}</h1>
      <DashboardGate permission="orders.read">
        {(user) => (
          <div className="grid gap-4">
            {isAll && <OrderFigures />}
            <OrderList
              path={isAll ? ROUTES.dashboardOrders : ROUTES.dashboardApprovedOrders}
              onlyState={isAll ? null : 'approved'}
              caption={title}
              canWrite={hasPermission(user, 'orders.write')}
            />
          </div>
        )}
      </DashboardGate>
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { useSelf } from '@/features/auth/session';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { HeldStock } from '@/features/dashboard/held-stock';
import { OrderFigures } from '@/features/dashboard/order-figures';
import { OrderList } from '@/features/dashboard/order-list';
import { orderRightsOf } from '@/features/dashboard/order-rights';
import { OrderTools } from '@/features/dashboard/order-tools';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

const LISTS = {
  all: { path: ROUTES.dashboardOrders, onlyState: null },
  approved: { path: DASHBOARD_ROUTES.approvedOrders, onlyState: 'approved' },
} as const;

/** The orders of the shop: all of them, or those approved and waiting to be picked. */
export function DashboardOrdersScreen({ list }: { list: keyof typeof LISTS }) {
  const { t } = useTranslation('dashboard');
  const user = useSelf();
  const title = t(`orders.${list}`);
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead title={title}>
        {hasPermission(user, 'orders.read') && <OrderTools {...LISTS[list]} />}
      </PageHead>
      <DashboardGate permission="orders.read">
        {(reader) => (
          <div className="grid gap-4">
            {list === 'all' && <OrderFigures />}
            {list === 'all' && <HeldStock />}
            <OrderList {...LISTS[list]} caption={title} rights={orderRightsOf(reader)} />
          </div>
        )}
      </DashboardGate>
    </>
  );
}

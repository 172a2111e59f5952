import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import type { OrderState } from '@/contract/schemas/orders';
import { RepresentativeFigures } from '@/features/account/sales/representative-figures';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { OrderList } from '@/features/dashboard/order-list';
import { orderRightsOf } from '@/features/dashboard/order-rights';
import { AccountSalesPage } from './account-sales-page';

const LISTS = {
  pending: { path: ROUTES.ownDashboardOrders, state: 'pending_payment' },
  approved: { path: DASHBOARD_ROUTES.ownApprovedOrders, state: 'approved' },
  all: { path: DASHBOARD_ROUTES.ownAllOrders, state: null },
} satisfies Record<string, { path: string; state: OrderState | null }>;

interface AccountSalesOrdersScreenProps {
  list: keyof typeof LISTS;
}

/** /minha-conta/dashboard/pedidos, pedidos_aprovados and pedidos_todos; the first opens with code and figures. */
export function AccountSalesOrdersScreen({ list }: AccountSalesOrdersScreenProps) {
  const { t } = useTranslation('dashboard');
  const { path, state } = LISTS[list];
  return (
    <AccountSalesPage place={list} permission="orders.read">
      {(user) => (
        <>
          <PasswordHost>
            <OrderList
              path={path}
              onlyState={state}
              caption={t(`sales.place.${list}`)}
              rights={orderRightsOf(user)}
              isNarrow
            />
          </PasswordHost>
          {list === 'pending' && hasPermission(user, 'representante') && <RepresentativeFigures />}
        </>
      )}
    </AccountSalesPage>
  );
}

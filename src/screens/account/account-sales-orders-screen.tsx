import { hasPermission } from '@config/has-permission';
import { RepresentativeFigures } from '@/features/account/sales/representative-figures';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { ownOrders } from '@/features/dashboard/orders/orders';
import { ResourceList } from '@/features/dashboard/resource/resource-list';
import { AccountSalesPage } from './account-sales-page';

/** /minha-conta/dashboard/pedidos, pedidos_aprovados and pedidos_todos; the first opens with code and figures. */
export function AccountSalesOrdersScreen({ list }: { list: keyof typeof ownOrders }) {
  return (
    <AccountSalesPage place={list} permission="orders.read">
      {(user) => (
        <>
          <PasswordHost>
            <ResourceList resource={ownOrders[list]} user={user} />
          </PasswordHost>
          {list === 'pending' && hasPermission(user, 'representante') && <RepresentativeFigures />}
        </>
      )}
    </AccountSalesPage>
  );
}

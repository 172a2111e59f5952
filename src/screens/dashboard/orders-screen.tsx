import { HeldStock } from '@/features/dashboard/orders/held-stock';
import { OrderFigures } from '@/features/dashboard/orders/order-figures';
import { orders } from '@/features/dashboard/orders/orders';
import { ResourceScreen } from './resource-screen';

/** The orders of the shop: all of them, or those approved and waiting to be picked. */
export function DashboardOrdersScreen({ list }: { list: keyof typeof orders }) {
  return (
    <ResourceScreen resource={orders[list]}>
      {list === 'all' && <OrderFigures />}
      {list === 'all' && <HeldStock />}
    </ResourceScreen>
  );
}

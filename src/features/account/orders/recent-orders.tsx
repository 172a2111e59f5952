import { useQuery } from '@tanstack/react-query';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { NoOrders } from './no-orders';
import { OrderCard } from './order-card';
import { LATEST_ORDERS, latestOwnOrdersQuery } from './own-orders.queries';

/** The newest orders of the signed-in user. */
export function RecentOrders() {
  const { data, error, refetch } = useQuery(latestOwnOrdersQuery);
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={LATEST_ORDERS} />
    );
  if (data.length === 0) return <NoOrders />;
  return (
    <ul className="grid gap-4">
      {data.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

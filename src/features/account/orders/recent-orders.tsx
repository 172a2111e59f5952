import { useQuery } from '@tanstack/react-query';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { NoOrders } from './no-orders';
import { OrderCard } from './order-card';
import { recentOrdersQuery } from './own-orders.queries';

const SHOWN = 3;

/** The newest orders of the signed-in user. */
export function RecentOrders() {
  const { data, error, refetch } = useQuery(recentOrdersQuery(SHOWN));
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={SHOWN} />
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

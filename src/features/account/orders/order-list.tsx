import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useReplaceRoute } from '@/client/use-replace-route';
import { ButtonLink } from '@/components/ui/button-link';
import { Pagination } from '@/components/ui/pagination';
import { Panel } from '@/components/ui/panel';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { NoOrders } from './no-orders';
import { OrderCard } from './order-card';
import { NO_FILTERS, ownOrdersPath, type OwnOrderFilters } from './own-order-filters';
import { ownOrdersQuery } from './own-orders.queries';

interface OrderListProps {
  page: number;
  filters?: OwnOrderFilters;
}

/** The signed-in user's orders. */
export function OrderList({ page, filters = NO_FILTERS }: OrderListProps) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(ownOrdersQuery(page, filters));
  const isBeyond = !!data && data.total > 0 && data.items.length === 0;
  useReplaceRoute(isBeyond ? ownOrdersPath(filters, data.pageCount) : null);
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={3} />
    );
  // An old link, or orders that went: the last page there is.
  if (isBeyond) return <AccountSkeleton cards={3} />;
  if (data.total === 0 && (filters.q || filters.estado)) {
    return (
      <Panel className="grid justify-items-center gap-2 py-10 text-center">
        <p className="text-lg font-bold">{t('orders.noneFound')}</p>
        <ButtonLink href={ROUTES.accountOrders} tone="outline">
          {t('orders.showAll')}
        </ButtonLink>
      </Panel>
    );
  }
  if (data.total === 0) return <NoOrders />;
  return (
    <>
      <h2 className="sr-only">{t('nav.orders')}</h2>
      <ul className="grid gap-4">
        {data.items.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={data.pageCount}
        hrefOf={(number) => ownOrdersPath(filters, number)}
        labels={{
          nav: t('orders.pages'),
          previous: t('orders.previous'),
          next: t('orders.next'),
          page: (number) => t('orders.page', { page: number }),
        }}
      />
    </>
  );
}

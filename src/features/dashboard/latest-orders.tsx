import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Failure } from './kit/failure';
import { writeListAddress } from './kit/use-list-address';
import { OrderTable } from './order-table';
import { orderListQuery } from './orders.queries';

const SHOWN = 8;

/** The newest orders, each a way to its detail. */
export function LatestOrders() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(orderListQuery({}));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data?.items.length === 0) return <p className="text-muted">{t('home.none')}</p>;
  return (
    <OrderTable
      orders={data?.items.slice(0, SHOWN)}
      caption={t('home.latest')}
      hrefOf={(aberto) => writeListAddress(ROUTES.dashboardOrders, { aberto })}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { orderListPath } from './order-filters';
import { OrderTable } from './order-table';
import { orderListQuery } from './orders.queries';
import { OrdersFailure } from './orders-failure';

const SHOWN = 8;

/** The newest orders, each a way to its detail. */
export function LatestOrders() {
  const { t } = useTranslation('dashboard');
  const { asPath } = useRouter();
  const { data, error, refetch } = useQuery(orderListQuery({ q: '', estado: null, pagina: 1 }));
  if (error) return <OrdersFailure error={error} onRetry={() => void refetch()} here={asPath} />;
  if (data?.items.length === 0) return <p className="text-muted">{t('home.none')}</p>;
  return (
    <OrderTable
      orders={data?.items.slice(0, SHOWN)}
      caption={t('home.latest')}
      openNumber={null}
      hrefOf={(pedido) => orderListPath(ROUTES.dashboardOrders, { pedido })}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Pagination } from '@/components/ui/pagination';
import type { OrderState } from '@/contract/schemas/orders';
import { OrderFilterBar } from './order-filter-bar';
import { orderListPath, readOrderFilters, type OrderFilters } from './order-filters';
import { OrderSheet } from './order-sheet';
import { OrderTable } from './order-table';
import { orderListQuery } from './orders.queries';
import { OrdersFailure } from './orders-failure';

interface OrderListProps {
  /** Address of the list itself. */
  path: string;
  /** The one state this list shows; the person chooses when null. */
  onlyState: OrderState | null;
  /** What the table shows, for assistive technology. */
  caption: string;
  canWrite: boolean;
}

/** Orders with filters, page and open order in the address: a link shows what its sender saw. */
export function OrderList({ path, onlyState, caption, canWrite }: OrderListProps) {
  const { t } = useTranslation('dashboard');
  const router = useRouter();
  const filters = readOrderFilters(router.query);
  const { data, error, refetch } = useQuery(
    orderListQuery({ ...filters, estado: onlyState ?? filters.estado }),
  );

  const isFiltered = filters.q !== '' || filters.estado !== null || filters.pagina > 1;
  const pathWith = (change: Partial<OrderFilters>) =>
    orderListPath(path, { ...filters, estado: onlyState ? null : filters.estado, pedido: null, ...change });
  const go = (address: string) => router.push(address, undefined, { shallow: true, scroll: false });

  return (
    <div className="grid gap-3">
      <OrderFilterBar
        filters={filters}
        withState={!onlyState}
        onChange={(change) => void go(pathWith({ ...change, pagina: 1 }))}
      />
      {error ? (
        <OrdersFailure error={error} onRetry={() => void refetch()} here={router.asPath} />
      ) : data?.items.length === 0 ? (
        <div className="grid justify-items-center gap-2 rounded border border-line bg-raised px-4 py-12 text-center">
          <p className="text-lg font-bold">{t(isFiltered ? 'empty.title' : 'home.none')}</p>
          {isFiltered && (
            <Link
              href={path}
              shallow
              className="inline-flex min-h-11 items-center font-bold text-primary underline"
            >
              {t('empty.clear')}
            </Link>
          )}
        </div>
      ) : (
        <OrderTable
          orders={data?.items}
          caption={caption}
          openNumber={filters.pedido}
          hrefOf={(pedido) => pathWith({ pedido })}
        />
      )}
      <p role="status" className="text-muted">
        {!!data?.total && t('table.count', { count: data.total })}
      </p>
      {data && (
        <Pagination
          page={data.page}
          pageCount={data.pageCount}
          hrefOf={(pagina) => pathWith({ pagina })}
          labels={{
            nav: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
      )}
      <OrderSheet number={filters.pedido} canWrite={canWrite} onClose={() => void go(pathWith({}))} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { OrderState } from '@/contract/schemas/orders';
import { EditSheet } from './content/edit-sheet';
import { ListBody } from './kit/list-body';
import { useListAddress } from './kit/use-list-address';
import { OrderDetail } from './order-detail';
import { OrderFilterBar } from './order-filter-bar';
import { ORDER_FILTERS, toOrderQuery } from './order-filters';
import type { OrderRights } from './order-rights';
import { OrderSelection } from './order-selection';
import { orderListQuery } from './orders.queries';

interface OrderListProps {
  /** Address of the list itself. */
  path: string;
  /** The one state this list shows; the person chooses when null. */
  onlyState: OrderState | null;
  /** What the table shows, for assistive technology. */
  caption: string;
  rights: OrderRights;
  /** Stands beside a menu of its own: fewer columns, and orders are moved one by one. */
  isNarrow?: boolean;
}

/** Orders with filters, sorting, page and open order in the address: a link shows what its sender saw. */
export function OrderList({ path, onlyState, caption, rights, isNarrow = false }: OrderListProps) {
  const { t } = useTranslation('dashboard');
  const { values, isFiltered, hrefOf, filter, open } = useListAddress(path, ORDER_FILTERS);
  const filters = onlyState ? { ...values, estado: onlyState } : values;
  const { data, error, refetch } = useQuery(orderListQuery(toOrderQuery(filters), values.pagina));
  return (
    <div className="grid grid-cols-1 gap-3">
      <OrderFilterBar filters={filters} withState={!onlyState} withAttention={rights.all} onChange={filter} />
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={isFiltered || values.pagina > 1}
        path={path}
        hrefOf={(change) => hrefOf({ ...change, aberto: null })}
        empty={t('home.none')}
      >
        <OrderSelection
          // Another page or other filters: nothing of them is chosen yet.
          key={hrefOf({ aberto: null })}
          orders={data?.items}
          caption={caption}
          openNumber={values.aberto}
          hrefOf={(aberto) => hrefOf({ aberto })}
          sort={{
            ordem: values.ordem,
            hrefOf: (ordem) => hrefOf({ ordem, pagina: 1, aberto: null }),
          }}
          isNarrow={isNarrow}
          canChoose={rights.write && !isNarrow}
        />
      </ListBody>
      <EditSheet
        id={values.aberto}
        title={(number) => (
          <>
            {t('detail.title')} <bdi dir="ltr">{number}</bdi>
          </>
        )}
        onClose={() => open(null)}
      >
        {(number, onTyped) => <OrderDetail number={number} rights={rights} onTyped={onTyped} />}
      </EditSheet>
    </div>
  );
}

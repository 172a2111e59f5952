import { call } from '@/client/call';
import type { OrderState } from '@/contract/schemas/orders';
import { ExportButton } from './kit/export-button';
import { PrintButton } from './kit/print-button';
import { useListAddress } from './kit/use-list-address';
import { ORDER_FILTERS, toOrderQuery } from './order-filters';

interface OrderToolsProps {
  /** Address of the list. */
  path: string;
  /** The one state the list shows. */
  onlyState: OrderState | null;
}

/** The whole list of orders, as it is filtered, as a file or on paper. */
export function OrderTools({ path, onlyState }: OrderToolsProps) {
  const { values } = useListAddress(path, ORDER_FILTERS);
  const query = toOrderQuery(onlyState ? { ...values, estado: onlyState } : values);
  return (
    <>
      <ExportButton fileName="pedidos" load={() => call('exportOrders', { query })} />
      <PrintButton />
    </>
  );
}

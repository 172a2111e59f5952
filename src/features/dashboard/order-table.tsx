import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import type { OrderSummary } from '@/contract/schemas/orders';
import { OrderRow } from './order-row';

const HEAD = 'px-2 py-2.5 text-sm font-semibold whitespace-nowrap text-muted';
const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);

interface OrderTableProps {
  /** Undefined while they are fetched. */
  orders: readonly OrderSummary[] | undefined;
  /** What the table shows, for assistive technology. */
  caption: string;
  hrefOf: (number: string) => string;
  /** Number of the order open in the sheet. */
  openNumber: string | null;
}

/** Orders as a dense table; below 768 px the same rows stand as cards. */
export function OrderTable({ orders, caption, hrefOf, openNumber }: OrderTableProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="overflow-x-auto rounded border border-line bg-raised">
      <table aria-busy={!orders} className="w-full text-[0.9375rem] max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-surface max-lg:sr-only">
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('table.order')}
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('table.when')}
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('table.customer')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('table.items')}
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('table.payment')}
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('table.state')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('table.total')}
            </th>
            <td className="w-8" />
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {orders
            ? orders.map((order) => (
                <OrderRow
                  key={order.number}
                  order={order}
                  href={hrefOf(order.number)}
                  isOpen={order.number === openNumber}
                />
              ))
            : SKELETON_ROWS.map((row) => (
                <tr key={row} className="border-b border-line last:border-b-0 max-lg:block">
                  <td colSpan={8} className="px-2.5 py-4.5 max-lg:block">
                    <Skeleton className="h-5 w-full" />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

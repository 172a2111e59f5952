import type { TableColumn } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import type { OrderSummary } from '@/contract/schemas/orders';
import type { ListColumn, Texts } from '../resource/define-resource';
import { OrderPaymentName, OrderStateBadge } from './order-words';

type Sort = Pick<TableColumn<OrderSummary>, 'sortHref' | 'sorted'>;

interface OrderColumnOptions {
  /** Stands beside something else: what is least needed is left out. */
  isNarrow?: boolean;
  /** With it the list can be sorted by its date and total. */
  sort?: { date: Sort; total: Sort };
}

/** Orders as a dense table. */
export const orderColumns = (
  t: Texts<'dashboard'>,
  { isNarrow, sort }: OrderColumnOptions = {},
): ListColumn<OrderSummary>[] => {
  const columns: ListColumn<OrderSummary>[] = [
    {
      id: 'number',
      header: t('table.order'),
      title: ({ number }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      ),
    },
    { id: 'when', header: t('table.when'), ...sort?.date, when: ({ createdAt }) => createdAt },
    {
      id: 'customer',
      header: t('table.customer'),
      cell: ({ customer: { fullName, city, state } }) => (
        <span className="min-w-0 leading-tight">
          <span dir="auto" className="block truncate rtl:text-end lg:max-w-44 print:max-w-36">
            {fullName}
          </span>
          {city && (
            <span className="block text-sm text-muted print:text-[length:inherit]">
              {[city, state].filter(Boolean).join('/')}
            </span>
          )}
        </span>
      ),
    },
    { id: 'items', header: t('table.items'), isExtra: true, count: ({ itemCount }) => itemCount },
    {
      id: 'payment',
      header: t('table.payment'),
      cell: ({ paymentMethod, installments }) => (
        <span className="whitespace-nowrap">
          <OrderPaymentName method={paymentMethod} installments={installments} />
        </span>
      ),
    },
    { id: 'state', header: t('table.state'), cell: (order) => <OrderStateBadge {...order} /> },
    {
      id: 'total',
      header: t('table.total'),
      align: 'end',
      ...sort?.total,
      cell: ({ total }) => <Money value={total} />,
    },
    {
      id: 'go',
      header: '',
      isExtra: true,
      cell: () => <Icon name="caret-right" mirrored className="size-4 text-muted print:hidden" />,
    },
  ];
  return isNarrow ? columns.filter(({ id }) => id !== 'items' && id !== 'go') : columns;
};

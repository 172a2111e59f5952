import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { RowLink } from '@/components/ui/row-link';
import type { OrderSummary } from '@/contract/schemas/orders';
import { planSort } from './order-filters';
import { OrderCustomer } from './order-customer';
import { OrderPaymentName } from './order-payment-name';
import { OrderStateBadge } from './order-state-badge';
import { WhenTime } from './when-time';

type TableProps = ComponentProps<typeof DataTable<OrderSummary>>;

interface OrderTableProps extends Pick<TableProps, 'caption' | 'selection'> {
  /** Undefined while they are fetched. */
  orders: OrderSummary[] | undefined;
  /** Address at which an order is open beside the list. */
  hrefOf: (number: string) => string;
  /** Number of the order open in the sheet. */
  openNumber?: string | null;
  /** Stands beside something else: what is least needed is left out. */
  isNarrow?: boolean;
  /** With it the list can be sorted by its date and total. */
  sort?: { ordem: string; hrefOf: (ordem: string) => string };
}

/** Orders as a dense table. */
export function OrderTable({
  orders,
  caption,
  hrefOf,
  openNumber,
  isNarrow,
  sort,
  selection,
}: OrderTableProps) {
  const { t } = useTranslation('dashboard');
  const byDate = sort && planSort(sort.ordem, 'recentes', 'antigos');
  const byTotal = sort && planSort(sort.ordem, 'maior-valor', 'menor-valor');
  const columns: ColumnDef<OrderSummary>[] = [
    {
      id: 'number',
      header: t('table.order'),
      meta: { isTitle: true },
      cell: ({ row }) => (
        <RowLink href={hrefOf(row.original.number)} inPlace={openNumber !== undefined}>
          <bdi dir="ltr" className="whitespace-nowrap">
            {row.original.number}
          </bdi>
        </RowLink>
      ),
    },
    {
      id: 'when',
      header: t('table.when'),
      meta: sort && byDate && { sortHref: sort.hrefOf(byDate.next), sorted: byDate.sorted },
      cell: ({ row }) => (
        <span className="text-muted">
          <WhenTime iso={row.original.createdAt} />
        </span>
      ),
    },
    {
      id: 'customer',
      header: t('table.customer'),
      cell: ({ row }) => <OrderCustomer {...row.original.customer} />,
    },
    {
      id: 'items',
      header: t('table.items'),
      meta: { align: 'end', isExtra: true },
      cell: ({ row }) => <span className="tabular-nums">{row.original.itemCount}</span>,
    },
    {
      id: 'payment',
      header: t('table.payment'),
      cell: ({ row }) => (
        <span className="whitespace-nowrap">
          <OrderPaymentName method={row.original.paymentMethod} installments={row.original.installments} />
        </span>
      ),
    },
    {
      id: 'state',
      header: t('table.state'),
      cell: ({ row }) => <OrderStateBadge state={row.original.state} />,
    },
    {
      id: 'total',
      header: t('table.total'),
      meta: {
        align: 'end',
        ...(sort && byTotal && { sortHref: sort.hrefOf(byTotal.next), sorted: byTotal.sorted }),
      },
      cell: ({ row }) => <Money value={row.original.total} />,
    },
    {
      id: 'go',
      header: '',
      meta: { isExtra: true },
      cell: () => <Icon name="caret-right" mirrored className="size-4 text-muted print:hidden" />,
    },
  ];
  return (
    <DataTable
      columns={isNarrow ? columns.filter(({ id }) => id !== 'items' && id !== 'go') : columns}
      rows={orders}
      idOf={({ number }) => number}
      caption={caption}
      openId={openNumber}
      selection={selection}
    />
  );
}

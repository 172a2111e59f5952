import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import type { OrderSummary } from '@/contract/schemas/orders';
import { OrderPaymentName } from './order-payment-name';
import { OrderStateBadge } from './order-state-badge';
import { OrderTime } from './order-time';

const CELL = 'min-w-0 align-middle lg:px-2 lg:py-1.5';

interface OrderRowProps {
  order: OrderSummary;
  /** Opens the order in the side sheet. */
  href: string;
  isOpen: boolean;
}

/** One order: a row of the table, a card on a phone. The whole row is the link. */
export function OrderRow({ order, href, isOpen }: OrderRowProps) {
  const { fullName, city, state } = order.customer;
  return (
    <tr
      className={`relative border-b border-line last:border-b-0 hover:bg-primary-soft max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3 ${isOpen ? 'bg-primary-soft' : ''}`}
    >
      <td className={CELL}>
        <Link
          href={href}
          shallow
          scroll={false}
          className="inline-flex min-h-11 items-center font-bold whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary max-lg:min-h-0"
        >
          <bdi dir="ltr">{order.number}</bdi>
        </Link>
      </td>
      <td className={`${CELL} text-muted max-lg:order-5 max-lg:col-span-2`}>
        <OrderTime iso={order.createdAt} />
      </td>
      <td className={`${CELL} leading-tight max-lg:order-3`}>
        <span dir="auto" className="block truncate rtl:text-end lg:max-w-44 xl:max-w-48">
          {fullName}
        </span>
        {city && (
          <span className="block text-sm text-muted">
            {city}
            {state && `/${state}`}
          </span>
        )}
      </td>
      <td className={`${CELL} text-end tabular-nums max-lg:hidden`}>{order.itemCount}</td>
      <td className={`${CELL} whitespace-nowrap max-lg:order-4 max-lg:text-end`}>
        <OrderPaymentName method={order.paymentMethod} installments={order.installments} />
      </td>
      <td className={`${CELL} max-lg:order-6 max-lg:col-span-2`}>
        <OrderStateBadge state={order.state} />
      </td>
      <td className={`${CELL} text-end max-lg:order-2`}>
        <Money value={order.total} />
      </td>
      <td className={`${CELL} max-lg:hidden`}>
        <Icon name="caret-right" mirrored className="size-4" />
      </td>
    </tr>
  );
}

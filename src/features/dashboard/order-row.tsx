import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import type { OrderSummary } from '@/contract/schemas/checkout';
import { OrderPaymentName } from './order-payment-name';
import { OrderStateBadge } from './order-state-badge';
import { OrderTime } from './order-time';

const CELL = 'min-w-0 align-middle md:px-2.5 md:py-2';

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
      className={`relative border-b border-line last:border-b-0 hover:bg-primary-soft max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3 ${isOpen ? 'bg-primary-soft' : ''}`}
    >
      <td className={CELL}>
        <Link
          href={href}
          shallow
          scroll={false}
          className="inline-flex min-h-11 items-center font-bold whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary max-md:min-h-0"
        >
          <bdi dir="ltr">{order.number}</bdi>
        </Link>
      </td>
      <td className={`${CELL} text-muted max-md:order-5`}>
        <OrderTime iso={order.createdAt} />
      </td>
      <td className={`${CELL} leading-tight max-md:order-3`}>
        <span className="block truncate md:max-w-56">{fullName}</span>
        {city && (
          <span className="block text-sm text-muted">
            {city}
            {state && `/${state}`}
          </span>
        )}
      </td>
      <td className={`${CELL} text-end tabular-nums max-md:hidden`}>{order.itemCount}</td>
      <td className={`${CELL} whitespace-nowrap max-md:order-6 max-md:text-end`}>
        <OrderPaymentName method={order.paymentMethod} installments={order.installments} />
      </td>
      <td className={`${CELL} max-md:order-2 max-md:text-end`}>
        <OrderStateBadge state={order.state} />
      </td>
      <td className={`${CELL} text-end max-md:order-4`}>
        <Money value={order.total} />
      </td>
      <td className={`${CELL} max-md:hidden`}>
        <Icon name="caret-right" mirrored className="size-4" />
      </td>
    </tr>
  );
}

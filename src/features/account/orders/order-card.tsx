import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { accountOrderPath, checkoutDonePath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import type { OrderSummary } from '@/contract/schemas/orders';
import { formatDate } from '@/lib/time/dates';
import { AccountOrderState } from './account-order-state';

/** One order in a list: number, state, day, how much, and the way to pay while that is missing. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t, i18n } = useTranslation('account');
  const name = t('orders.number', { number: order.number });
  return (
    <Panel className="relative grid gap-3 has-[a:hover]:border-primary">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">
          <Link
            href={accountOrderPath(order.number)}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {name}
          </Link>
        </h3>
        <AccountOrderState state={order.state} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-muted">
          {formatDate(order.createdAt, i18n.language)}
          <br />
          {t('orders.itemCount', { count: order.itemCount })} · {t(`method.${order.paymentMethod}`)}
        </p>
        <Money value={order.total} className="ms-auto text-xl" />
      </div>
      {order.state === 'pending_payment' && (
        <ButtonLink
          href={checkoutDonePath(order.number)}
          tone="accent"
          size="sm"
          className="relative justify-self-start"
        >
          {t('orders.pay')}
        </ButtonLink>
      )}
    </Panel>
  );
}

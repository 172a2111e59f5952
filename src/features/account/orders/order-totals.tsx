import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import type { Order } from '@/contract/schemas/orders';

function Row({
  name,
  children,
  className = '',
}: {
  name: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt className="min-w-0 flex-[1_1_6rem] text-muted">{name}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}

/** The amounts of an order and its payment method. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { subtotal, discount, pixDiscount, freight, total } = order.totals;
  const method = t(`method.${order.paymentMethod}`);
  return (
    <dl className="grid gap-2">
      <Row name={t('order.subtotal')}>
        <Money value={subtotal} />
      </Row>
      {discount > 0 && (
        <Row name={order.couponCode ? t('order.coupon', { code: order.couponCode }) : t('order.discount')}>
          <Money value={-discount} className="text-ok" />
        </Row>
      )}
      {pixDiscount > 0 && (
        <Row name={t('order.pixDiscount')}>
          <Money value={-pixDiscount} className="text-ok" />
        </Row>
      )}
      <Row name={t('order.freight')}>{freight > 0 ? <Money value={freight} /> : t('order.freeFreight')}</Row>
      <Row name={<b className="text-ink">{t('order.total')}</b>} className="mt-1 border-t border-line pt-3">
        <Money value={total} className="text-xl" />
      </Row>
      <Row name={t('order.payment')}>
        {order.installments > 1
          ? t('order.inInstallments', { count: order.installments, amount: method })
          : method}
      </Row>
    </dl>
  );
}

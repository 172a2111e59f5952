import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { DenialReason } from '@/components/ui/text/denial-reason';
import { Money } from '@/components/ui/money';
import { PAYMENT_TONES } from '@/components/ui/text/payment-tones';
import type { Order } from '@/contract/schemas/orders';
import { OrderPaymentName } from './order-payment-name';
import { WhenTime } from '../when-time';

/** Every attempt to pay an order, the newest first: what was charged, how, and what came of it. */
export function OrderPayments({
  order,
}: {
  order: Pick<Order, 'payments' | 'paymentMethod' | 'installments'>;
}) {
  const { t } = useTranslation('dashboard');
  const { payments, paymentMethod, installments } = order;
  const isPaid = payments.some(({ status }) => status === 'approved');
  /** What was never paid of an order that is paid has not run out: something else took its place. */
  const wordOf = (status: Order['payments'][number]['status']) =>
    isPaid && status === 'expired' ? 'replaced' : status;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('detail.payment')}</h3>
      {payments.length === 0 && (
        <p>
          <OrderPaymentName method={paymentMethod} installments={installments} />
        </p>
      )}
      <ol className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">
                <OrderPaymentName method={payment.method} installments={payment.installments} />
              </span>
              <Badge tone={PAYMENT_TONES[payment.status]}>
                {t(`paymentStatus.${wordOf(payment.status)}`)}
              </Badge>
            </span>
            <span className="text-muted">
              <Money value={payment.amount} /> · <WhenTime iso={payment.createdAt} />
            </span>
            {payment.interest > 0 && (
              <span className="text-muted">
                {t('detail.interest')} <Money value={payment.interest} />
              </span>
            )}
            {payment.card && (
              <span className="text-muted">
                {payment.card.brand} <bdi dir="ltr">•••• {payment.card.last4}</bdi>
              </span>
            )}
            {payment.reason && <DenialReason reason={payment.reason} />}
            {payment.simulated && <span className="text-muted">{t('detail.simulated')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

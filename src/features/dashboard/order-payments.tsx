import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { Order, Payment } from '@/contract/schemas/orders';
import { denialText } from '@/lib/denial-text';
import { OrderPaymentName } from './order-payment-name';
import { WhenTime } from './when-time';

const TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warn',
  approved: 'ok',
  denied: 'sale',
  expired: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  review: 'warn',
};

function Reason({ reason }: { reason: string }) {
  const { t, i18n } = useTranslation(['dashboard', 'checkout', 'errors']);
  const { text, lang } = denialText(t, reason, i18n.language);
  return (
    <span lang={lang} dir="auto" className="break-words">
      {text}
    </span>
  );
}

/** Every attempt to pay an order, the newest first: what was charged, how, and what came of it. */
export function OrderPayments({
  order,
}: {
  order: Pick<Order, 'payments' | 'paymentMethod' | 'installments'>;
}) {
  const { t } = useTranslation(['dashboard', 'checkout', 'errors']);
  const { payments, paymentMethod, installments } = order;
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
              <Badge tone={TONES[payment.status]}>{t(`paymentStatus.${payment.status}`)}</Badge>
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
            {payment.reason && <Reason reason={payment.reason} />}
            {payment.simulated && <span className="text-muted">{t('detail.simulated')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

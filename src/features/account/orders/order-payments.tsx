import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { DenialReason } from '@/components/ui/text/denial-reason';
import { Money } from '@/components/ui/money';
import { PAYMENT_TONES } from '@/components/ui/text/payment-tones';
import type { Payment } from '@/contract/schemas/orders';
import { formatDateTime } from '@/lib/time/times';
import { formatBRL } from '@/lib/money';

/** Every payment attempt of an order, the newest first: amount, method and result. */
export function OrderPayments({ payments }: { payments: readonly Payment[] }) {
  const { t, i18n } = useTranslation('account');
  return (
    <ol className="divide-y divide-line">
      {payments.map((payment) => {
        const { id, method, status, amount, interest, installments, createdAt, reason, card } = payment;
        return (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`method.${method}`)}</span>
              <Badge tone={PAYMENT_TONES[status]}>{t(`payment.${status}`)}</Badge>
            </div>
            <p className="text-sm text-muted">
              {installments > 1 ? (
                t('order.inInstallments', { count: installments, amount: formatBRL(amount) })
              ) : (
                <Money value={amount} />
              )}
              {card && (
                <>
                  {' · '}
                  {t('payment.card', { brand: card.brand, last4: card.last4 })}
                </>
              )}
            </p>
            {interest > 0 && (
              <p className="text-sm text-muted">
                {t('payment.interest')} <Money value={interest} />
              </p>
            )}
            {status === 'denied' && reason && <DenialReason reason={reason} className="text-sm" />}
            <time dateTime={createdAt} className="text-sm text-muted">
              {formatDateTime(createdAt, i18n.language)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

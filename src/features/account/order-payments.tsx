import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { Payment } from '@/contract/schemas/orders';
import { formatDateTime } from '@/lib/dates';

const TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warn',
  approved: 'ok',
  denied: 'sale',
  expired: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  review: 'warn',
};

/** Every attempt to pay an order, the newest first: what was charged, how, and what came of it. */
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
              <Badge tone={TONES[status]}>{t(`payment.${status}`)}</Badge>
            </div>
            <p className="text-sm text-muted">
              <Money value={amount} />
              {installments > 1 && ` ${t('order.installments', { count: installments })}`}
              {card && (
                <>
                  {' · '}
                  <bdi dir="ltr">{t('payment.card', { brand: card.brand, last4: card.last4 })}</bdi>
                </>
              )}
            </p>
            {interest > 0 && (
              <p className="text-sm text-muted">
                {t('payment.interest')} <Money value={interest} />
              </p>
            )}
            {status === 'denied' && reason && <p className="text-sm break-words">{reason}</p>}
            <time dateTime={createdAt} className="text-sm text-muted">
              {formatDateTime(createdAt, i18n.language)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

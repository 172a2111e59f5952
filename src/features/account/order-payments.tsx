import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { Payment } from '@/contract/schemas/orders';
import { formatDateTime } from '@/lib/dates';
import { denialText } from '@/lib/denial-text';
import { formatBRL } from '@/lib/money';

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
  const { t, i18n } = useTranslation(['account', 'checkout', 'errors']);
  const { text, lang } = denialText(t, reason, i18n.language);
  return (
    <p lang={lang} dir="auto" className="text-sm break-words">
      {text}
    </p>
  );
}

/** Every attempt to pay an order, the newest first: what was charged, how, and what came of it. */
export function OrderPayments({ payments }: { payments: readonly Payment[] }) {
  const { t, i18n } = useTranslation(['account', 'checkout', 'errors']);
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
            {status === 'denied' && reason && <Reason reason={reason} />}
            <time dateTime={createdAt} className="text-sm text-muted">
              {formatDateTime(createdAt, i18n.language)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

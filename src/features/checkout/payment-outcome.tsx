import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/contract/schemas/checkout';

const ENDED = {
  denied: 'error',
  expired: 'warn',
  refunding: 'info',
  refunded: 'info',
  review: 'warn',
} as const;

/** How a payment ended: approved with what comes next, or denied, expired and refunded with what to do. */
export function PaymentOutcome({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { payment } = order;
  if (!payment || payment.status === 'pending') return null;
  if (payment.status === 'approved') {
    const { card, installments } = payment;
    return (
      <Notice tone="ok" role="status" title={t('outcome.approved')}>
        <p>{t('outcome.approvedText')}</p>
        {card && (
          <p>
            {t('outcome.card', { brand: card.brand, last4: card.last4 })} ·{' '}
            {installments > 1 ? t('outcome.installments', { count: installments }) : t('outcome.once')}{' '}
            <Money value={payment.amount} />
          </p>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={ENDED[payment.status]} role="status" title={t(`outcome.${payment.status}`)}>
      <p>{t(`outcome.${payment.status}Text`)}</p>
      <ButtonLink href={ROUTES.shop} tone="outline" size="sm" className="justify-self-start">
        {t('outcome.shop')}
      </ButtonLink>
    </Notice>
  );
}

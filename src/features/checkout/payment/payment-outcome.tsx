import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import type { Order, Payment } from '@/contract/schemas/orders';
import { formatBRL } from '@/lib/money';
import { DenialReason } from '@/components/ui/text/denial-reason';
import { calledOffBy } from './called-off';

const ENDED = {
  denied: 'error',
  expired: 'warn',
  refunding: 'info',
  refunded: 'info',
  review: 'warn',
} as const;

interface ApprovedProps {
  payment: Payment;
  /** Whether the goods wait for a prescription, and whether one came that is not judged yet. */
  waits: 'prescription' | 'verdict' | null;
}

const APPROVED = {
  prescription: 'outcome.approvedPrescription',
  verdict: 'outcome.approvedVerdict',
  nothing: 'outcome.approvedText',
} as const;

/** What the goods of a paid order wait for. */
function waitsFor({ prescription, prescriptionFiles }: Order): ApprovedProps['waits'] {
  if (prescription === null || prescription === 'approved') return null;
  return prescription === 'pending' && prescriptionFiles.length > 0 ? 'verdict' : 'prescription';
}

function Approved({ payment: { card, installments, amount }, waits }: ApprovedProps) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="ok" title={t('outcome.approved')}>
      <p>{t(APPROVED[waits ?? 'nothing'])}</p>
      {card && (
        <p>
          {t('outcome.card', { brand: card.brand, last4: card.last4 })} ·{' '}
          {installments > 1
            ? t('outcome.paidInParts', { count: installments, amount: formatBRL(amount) })
            : t('outcome.paidOnce', { amount: formatBRL(amount) })}
        </p>
      )}
    </Notice>
  );
}

/** How a payment ended: approved with what comes next, or denied, expired and given back with what to do. */
export function PaymentOutcome({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { payment, actions } = order;
  if (!payment || payment.status === 'pending') return null;
  const { status, reason, amount, paid } = payment;
  if (status === 'approved') return <Approved payment={payment} waits={waitsFor(order)} />;
  const calledOff = calledOffBy(order);
  if (calledOff) {
    return (
      <Notice tone="info" title={t('outcome.cancelled')}>
        <p>
          {t(`outcome.cancelledBy${calledOff.by}`)} {t('outcome.cancelledText')}
        </p>
        {calledOff.note && (
          <p className="break-words">{t('outcome.cancelledNote', { note: calledOff.note })}</p>
        )}
      </Notice>
    );
  }
  const canPay = actions.pay && (status === 'denied' || status === 'expired');
  const isGivenBack = status === 'refunding' || status === 'refunded';
  return (
    <Notice tone={ENDED[status]} title={t(`outcome.${status}`)}>
      {status === 'denied' && reason && <DenialReason reason={reason} />}
      <p>{t(canPay ? `outcome.${status}PayText` : `outcome.${status}Text`)}</p>
      {isGivenBack && (
        <p>
          {t('outcome.amount')} <Money value={paid ?? amount} />
        </p>
      )}
      {!canPay && !isGivenBack && status !== 'review' && (
        <ButtonLink
          href={ROUTES.shop}
          tone="outline"
          size="sm"
          className="mt-1 justify-self-start print:hidden"
        >
          {t('outcome.shop')}
        </ButtonLink>
      )}
    </Notice>
  );
}

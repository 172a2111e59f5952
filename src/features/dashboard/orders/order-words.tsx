import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { OrderState, OrderSummary } from '@/contract/schemas/orders';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { orderStateWord } from '@/lib/texts/order-state-word';

const TONES: Record<OrderState, BadgeTone> = {
  pending_payment: 'warn',
  approved: 'ok',
  picking: 'neutral',
  shipped: 'info',
  delivered: 'neutral',
  cancelled: 'sale',
  refunded: 'sale',
};

/** Where an order stands, in words and in colour. */
export function OrderStateBadge({ state, isPickUp }: Pick<OrderSummary, 'state' | 'isPickUp'>) {
  const { t } = useTranslation('dashboard');
  return <Badge tone={TONES[state]}>{t(`state.${orderStateWord(state, { isPickUp })}`)}</Badge>;
}

/** `PIX`, `Boleto`, `Cartão` or `Cartão 3x`. */
export function OrderPaymentName({ method, installments }: { method: PaymentMethod; installments: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {t(`payment.${method}`)}
      {installments > 1 && ' '}
      {installments > 1 && <bdi dir="ltr">{installments}x</bdi>}
    </>
  );
}

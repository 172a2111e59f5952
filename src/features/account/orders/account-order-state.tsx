import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { OrderState, OrderSummary } from '@/contract/schemas/orders';
import { orderStateWord } from '@/lib/texts/order-state-word';

const TONES: Record<OrderState, BadgeTone> = {
  pending_payment: 'warn',
  approved: 'ok',
  picking: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'sale',
  refunded: 'neutral',
};

/** The state of an order, in words for the customer. */
export function AccountOrderState({ state, isPickUp }: Pick<OrderSummary, 'state' | 'isPickUp'>) {
  const { t } = useTranslation('account');
  return <Badge tone={TONES[state]}>{t(`state.${orderStateWord(state, { isPickUp })}`)}</Badge>;
}

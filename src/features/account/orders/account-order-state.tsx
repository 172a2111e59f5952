import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { OrderState } from '@/contract/schemas/orders';

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
export function AccountOrderState({ state }: { state: OrderState }) {
  const { t } = useTranslation('account');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}

import type { Payment } from '@/contract/schemas/orders';
import type { BadgeTone } from '@/components/ui/badge';

/** The colour of each payment state, for customers and staff. */
export const PAYMENT_TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warn',
  approved: 'ok',
  denied: 'sale',
  expired: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  review: 'warn',
};

import type { Payment } from '@/contract/schemas/orders';
import type { BadgeTone } from '@/components/ui/badge';

/** How the state of a payment is coloured, for customers and staff alike. */
export const PAYMENT_TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warn',
  approved: 'ok',
  denied: 'sale',
  expired: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  review: 'warn',
};

import type { Payment } from '@/contract/schemas/orders';

/** What became of a payment. */
export type Outcome = 'approved' | 'denied' | 'expired' | 'refunded';

/** `giveBack`: no order waits for this money; `review`: staff must decide about it. */
export type SettlementStep = Outcome | 'giveBack' | 'review' | 'none';

interface Situation {
  status: Payment['status'];
  outcome: Outcome;
  /** Whether the order still waits for a payment. */
  waits: boolean;
  /** Whether what was paid is what was asked for. */
  fits: boolean;
}

const UNPAID: readonly Payment['status'][] = ['pending', 'denied', 'expired'];

/**
 * What an outcome does to a payment. Money counts whenever it comes: after a denial or an expiry too, because notices
 * come late and in any order. What was paid never becomes unpaid, and nothing happens twice.
 */
export function planSettlement({ status, outcome, waits, fits }: Situation): SettlementStep {
  if (outcome === 'refunded') return status === 'refunded' ? 'none' : 'refunded';
  if (outcome !== 'approved') return status === 'pending' ? outcome : 'none';
  if (!UNPAID.includes(status)) return 'none';
  if (!waits) return 'giveBack';
  return fits ? 'approved' : 'review';
}

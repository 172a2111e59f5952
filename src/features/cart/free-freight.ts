import type { Brand } from '@config/brands/brand';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';

export interface FreeFreightProgress {
  /** Centavos of goods still missing; 0 when free freight is reached. */
  missingCents: number;
  /** 0 to 1. */
  reached: number;
  /** States the promise holds in; null when the address is known and the answer is about it. */
  states: readonly string[] | null;
}

/**
 * How far a cart is from free freight: what the quote says where an address is known, otherwise the brand's rule
 * that prices the order. Null when nothing is promised, or not for this weight.
 * @param goodsCents goods before the coupon, which takes no free freight away
 */
export function planFreeFreight(
  rule: Brand['commerce']['freeFreight'],
  goodsCents: number,
  quote: Pick<CheckoutSnapshot, 'freight' | 'totals'> | undefined,
): FreeFreightProgress | null {
  if (!rule) return null;
  const progress = (missingCents: number, states: readonly string[] | null) => ({
    missingCents,
    reached: Math.min(1, Math.max(0, 1 - missingCents / rule.minimumCents)),
    states,
  });
  if (quote?.freight) {
    const { missingForFree } = quote.freight;
    return missingForFree === null ? null : progress(toCents(missingForFree), null);
  }
  if (quote && quote.totals.weightGrams > rule.maxWeightGrams) return null;
  return progress(Math.max(0, rule.minimumCents - goodsCents), rule.states);
}

import { splitCents } from '@/lib/money';

export interface InstallmentRule {
  interestFreeInstallments: number;
  minInstallmentCents: number;
}

/**
 * How many interest-free parts a total may be paid in: as many as the brand gives, none below its minimum, and one
 * at least.
 */
export function maxInstallmentsFor(
  totalCents: number,
  { interestFreeInstallments, minInstallmentCents }: InstallmentRule,
): number {
  return Math.max(1, Math.min(interestFreeInstallments, Math.floor(totalCents / minInstallmentCents)));
}

/** The choices of a card payment; `valueCents` is the largest part, so that nobody pays more than was shown. */
export function planInstallments(
  totalCents: number,
  rule: InstallmentRule,
): { count: number; valueCents: number }[] {
  return Array.from({ length: maxInstallmentsFor(totalCents, rule) }, (_, index) => {
    const count = index + 1;
    return { count, valueCents: Math.max(...splitCents(totalCents, count)) };
  });
}

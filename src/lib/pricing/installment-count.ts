export interface InstallmentRule {
  /** The most parts without interest. */
  interestFreeInstallments: number;
  /** The most parts, with interest included. */
  maxInstallments: number;
  minInstallmentCents: number;
}

const countFor = (totalCents: number, most: number, minInstallmentCents: number) =>
  Math.max(1, Math.min(most, Math.floor(totalCents / minInstallmentCents)));

/**
 * How many parts a total may be paid in, with or without interest: none below the brand's minimum, and one at least.
 */
export const maxInstallmentsFor = (
  totalCents: number,
  { maxInstallments, minInstallmentCents }: Pick<InstallmentRule, 'maxInstallments' | 'minInstallmentCents'>,
): number => countFor(totalCents, maxInstallments, minInstallmentCents);

/** How many parts a total may be paid in at no more than its price. */
export const maxInterestFreeFor = (totalCents: number, rule: InstallmentRule): number =>
  Math.min(rule.interestFreeInstallments, maxInstallmentsFor(totalCents, rule));

import { CARD_INTEREST_MONTHLY } from '@config/commerce';
import { maxInstallmentsFor, type InstallmentRule } from '@/lib/pricing/installment-count';
import { splitCents } from '@/lib/money';

/** One way to pay by card. Amounts in centavos, rates as fractions, 0 where the shop bears the interest. */
export interface PlannedInstallment {
  count: number;
  /** The largest part, so that no month costs more than was shown. */
  valueCents: number;
  /** All parts together, to the centavo: what the card is charged. */
  totalCents: number;
  /** Part of the total that is interest. */
  interestCents: number;
  monthlyRate: number;
  /** The effective rate of a year, what the law wants beside the monthly one (CDC, art. 52). */
  annualRate: number;
}

/**
 * Sum of `count` equal monthly payments of the Price table, in centavos: `count × P·i / (1 − (1+i)^−count)`, rounded
 * once and half up (docs/brazil.md: R$ 1.000,00 in 12 at 1.99% a month comes to R$ 1.134,02).
 */
function priceTableTotalCents(principalCents: number, count: number, monthlyRate: number): number {
  const payment = (principalCents * monthlyRate) / (1 - (1 + monthlyRate) ** -count);
  return Math.round(payment * count);
}

/** The effective rate of twelve months, as a fraction with four decimals: 1.99% a month is 26.68% a year. */
export const annualRateOf = (monthlyRate: number): number =>
  Math.round(((1 + monthlyRate) ** 12 - 1) * 10_000) / 10_000;

/**
 * The choices of a card payment, one part first. Parts beyond the interest-free ones carry interest by the Price
 * table; the parts of a choice sum exactly to its total and differ by at most one centavo.
 * @param monthlyRate interest of a month as a fraction
 */
export function planInstallments(
  totalCents: number,
  rule: InstallmentRule,
  monthlyRate: number = CARD_INTEREST_MONTHLY,
): PlannedInstallment[] {
  return Array.from({ length: maxInstallmentsFor(totalCents, rule) }, (_, index) => {
    const count = index + 1;
    const rate = count > rule.interestFreeInstallments ? monthlyRate : 0;
    const chargedCents = rate > 0 ? priceTableTotalCents(totalCents, count, rate) : totalCents;
    return {
      count,
      valueCents: Math.max(...splitCents(chargedCents, count)),
      totalCents: chargedCents,
      interestCents: chargedCents - totalCents,
      monthlyRate: rate,
      annualRate: annualRateOf(rate),
    };
  });
}

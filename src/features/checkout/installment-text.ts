import type { Installment } from '@/contract/schemas/checkout';
import { formatBRL } from '@/lib/money';
import type { TFunction } from 'i18next';

/** A fraction as Brazil writes a rate: `1,99%`. */
export const formatRate = (fraction: number): string => `${(fraction * 100).toFixed(2).replace('.', ',')}%`;

/** One way to pay in parts as the law wants it told: number, value, total and both rates (CDC, art. 52). */
export function installmentText(
  t: TFunction<'checkout'>,
  { count, value, total, monthlyRate, annualRate }: Installment,
): string {
  const amounts = { parts: count, value: formatBRL(value), total: formatBRL(total) };
  if (count === 1) return t('card.once', amounts);
  if (monthlyRate === 0) return t('card.free', amounts);
  return t('card.interest', { ...amounts, monthly: formatRate(monthlyRate), annual: formatRate(annualRate) });
}

/** Total and rates of parts that carry interest, for whoever cannot read all of a narrow choice; null without interest. */
export const interestText = (
  t: TFunction<'checkout'>,
  { total, monthlyRate, annualRate }: Installment,
): string | null =>
  monthlyRate === 0
    ? null
    : t('card.terms', {
        total: formatBRL(total),
        monthly: formatRate(monthlyRate),
        annual: formatRate(annualRate),
      });

/** The choice of so many parts, and the nearest there is where the total no longer allows them. */
export const installmentOf = (choices: readonly Installment[], count: number): Installment | undefined =>
  choices.find((choice) => choice.count === count) ?? choices.at(-1);

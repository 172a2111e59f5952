import type { Installment } from '@/contract/schemas/checkout';
import { formatDecimal } from '@/lib/decimal';
import { formatBRL } from '@/lib/money';
import type { TFunction } from 'i18next';

/** A fraction as a rate in the language of the page: `1,99%`, `1.99%`; `0%` where there is none. */
export const formatRate = (fraction: number, language: string): string =>
  `${formatDecimal(fraction * 100, language, { least: fraction === 0 ? 0 : 2, most: 2 })}%`;

/** One way to pay in parts as the law wants it told: number, value, total and both rates (CDC, art. 52). */
export function installmentText(
  t: TFunction<'checkout'>,
  { count, value, total, monthlyRate, annualRate }: Installment,
  language: string,
): string {
  const amounts = { parts: count, value: formatBRL(value), total: formatBRL(total) };
  if (count === 1) return t('card.once', amounts);
  if (monthlyRate === 0) return t('card.free', amounts);
  return t('card.interest', {
    ...amounts,
    monthly: formatRate(monthlyRate, language),
    annual: formatRate(annualRate, language),
  });
}

/** Total and rates of parts that carry interest, for a narrow choice that shows only its start; null without interest. */
export const interestText = (
  t: TFunction<'checkout'>,
  { total, monthlyRate, annualRate }: Installment,
  language: string,
): string | null =>
  monthlyRate === 0
    ? null
    : t('card.terms', {
        total: formatBRL(total),
        monthly: formatRate(monthlyRate, language),
        annual: formatRate(annualRate, language),
      });

/** The choice of so many parts, and the nearest there is where the total no longer allows them. */
export const installmentOf = (choices: readonly Installment[], count: number): Installment | undefined =>
  choices.find((choice) => choice.count === count) ?? choices.at(-1);

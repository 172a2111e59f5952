import type { TFunction } from 'i18next';
import { MAX_LINE_QUANTITY } from '@config/commerce';

/** The most units of a pack that one line of the cart holds, and what its stepper says about that. */
export function quantityLimits(t: TFunction<['cart', 'common']>, stock: number) {
  const max = Math.min(stock, MAX_LINE_QUANTITY);
  const aboveMax = max < MAX_LINE_QUANTITY ? t('line.stockLimit', { max }) : t('line.orderLimit', { max });
  return { max, notes: { aboveMax, belowMin: t('line.atLeast', { min: 1 }) } };
}

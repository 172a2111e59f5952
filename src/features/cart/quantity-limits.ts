import type { TFunction } from 'i18next';
import { MAX_LINE_QUANTITY } from '@config/commerce';

/** The most units of a pack that one line of the cart holds, and what its stepper says about that. */
export function quantityLimits(t: TFunction<['cart', 'common']>, stock: number) {
  const max = Math.min(stock, MAX_LINE_QUANTITY);
  const aboveMax = t(max < MAX_LINE_QUANTITY ? 'common:quantity.stockLimit' : 'common:quantity.orderLimit', {
    max,
  });
  return { max, notes: { aboveMax, belowMin: t('common:quantity.atLeast', { min: 1 }) } };
}

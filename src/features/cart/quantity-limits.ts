import type { TFunction } from 'i18next';
import { MAX_LINE_QUANTITY } from '@config/commerce';

/**
 * The most units of a pack that one line of the cart holds, and what its stepper says about that.
 * @param inCart units that the cart holds already: `max` is then what may still be added, 0 where nothing may
 */
export function quantityLimits(t: TFunction<['cart', 'common']>, stock: number, inCart = 0) {
  const most = Math.min(stock, MAX_LINE_QUANTITY);
  const aboveMax = t(most < MAX_LINE_QUANTITY ? 'common:quantity.stockLimit' : 'common:quantity.orderLimit', {
    max: most,
  });
  return {
    max: Math.max(0, most - inCart),
    notes: { aboveMax, belowMin: t('common:quantity.atLeast', { min: 1 }) },
  };
}

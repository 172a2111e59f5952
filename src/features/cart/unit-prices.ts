import type { CartItem } from './cart-item';

/** Price per kilogram or litre of every pack in the cart, by pack (CDC, art. 6, XIII). Reais. */
export const unitPricesOf = (
  items: readonly CartItem[],
): ReadonlyMap<string, { value: number; unit: string }> =>
  new Map(items.map(({ id, variations: { pricePerUnit, unit } }) => [id, { value: pricePerUnit, unit }]));

import type { CartItem } from './cart-item';

/** The shipping weight of the cart in grams; null while a line does not know its own. */
export const cartWeightGrams = (items: readonly CartItem[]): number | null =>
  items.reduce<number | null>((sum, { variations: { weightGrams }, quantity }) => {
    return sum === null || weightGrams === null ? null : sum + weightGrams * quantity;
  }, 0);

import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { fractionOfCents, fromCents, toCents } from '@/lib/money';
import type { CartCoupon, CartItem, CartLine } from './cart-item';

/** The cart as the specification names it (section 3). Amounts in reais; they are computed, never set. */
export interface CartState {
  readonly items: readonly CartItem[];
  readonly isEmpty: boolean;
  readonly totalItems: number;
  readonly totalUniqueItems: number;
  /** Lines at their current prices. */
  readonly total: number;
  readonly totalWithDiscount: number;
  /** What the coupon takes off. */
  readonly discount: number;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly coupon: CartCoupon | null;
}

/** The exact text is the specification's (sections 4 and 8). */
export const QUANTITY_ERROR = "cartQuantity can't be zero or less than zero";
export const CART_FULL_ERROR = `cart can't hold more than ${MAX_CART_LINES} lines`;

export const EMPTY_CART: CartState = {
  items: [],
  isEmpty: true,
  totalItems: 0,
  totalUniqueItems: 0,
  total: 0,
  totalWithDiscount: 0,
  discount: 0,
  meta: {},
  coupon: null,
};

/** What one unit costs now, in centavos: the sale price, else the price. */
export const unitCents = (item: Pick<CartItem, 'price' | 'sale_price'>) =>
  toCents(item.sale_price ?? item.price);

/** What a line costs, in centavos. */
export const lineCents = (item: CartItem) => unitCents(item) * item.quantity;

/** Whether a coupon counts for a line: its product, one of its categories (id or slug) or its collection is listed. */
export function couponCovers(coupon: CartCoupon | null, item: Pick<CartItem, 'product'>): boolean {
  if (!coupon || !(coupon.discount > 0)) return false;
  const { products, categories, collections } = coupon.applicability;
  const { product } = item;
  return (
    products.includes(product.id) ||
    product.categories.some(({ id, slug }) => categories.includes(id) || categories.includes(slug)) ||
    (product.collectionId !== null && collections.includes(product.collectionId))
  );
}

/** What the coupon takes off, in centavos: rounded once, never above the lines it covers, nothing below its minimum. */
export function couponCents(items: readonly CartItem[], coupon: CartCoupon | null): number {
  if (!coupon) return 0;
  const total = items.reduce((sum, item) => sum + lineCents(item), 0);
  if (coupon.minimumTotal !== null && total < toCents(coupon.minimumTotal)) return 0;
  const eligible = items.reduce((sum, item) => sum + (couponCovers(coupon, item) ? lineCents(item) : 0), 0);
  return Math.min(eligible, fractionOfCents(eligible, coupon.discount));
}

/** Recomputes every total; each action ends here. */
function withItems(state: CartState, items: readonly CartItem[], coupon = state.coupon): CartState {
  const total = items.reduce((sum, item) => sum + lineCents(item), 0);
  const discount = couponCents(items, coupon);
  return {
    items,
    isEmpty: items.length === 0,
    totalItems: items.reduce((sum, item) => sum + item.quantity, 0),
    totalUniqueItems: items.length,
    total: fromCents(total),
    totalWithDiscount: fromCents(total - discount),
    discount: fromCents(discount),
    meta: state.meta,
    coupon,
  };
}

function requireQuantity(quantity: number) {
  if (!(quantity > 0)) throw new RangeError(QUANTITY_ERROR);
  if (!Number.isInteger(quantity)) throw new RangeError('cartQuantity must be a whole number');
  return Math.min(quantity, MAX_LINE_QUANTITY);
}

/**
 * Adds `quantity` units; a line that is there already grows, up to the most the shop sells of one line, and takes
 * the prices and the picture of the line that came last.
 * @throws RangeError when the quantity is not a positive whole number, or the cart is full
 */
export function addItemWithQuantity(state: CartState, line: CartLine, quantity: number): CartState {
  const wanted = requireQuantity(quantity);
  const known = state.items.find(({ id }) => id === line.id);
  if (!known) {
    if (state.items.length >= MAX_CART_LINES) throw new RangeError(CART_FULL_ERROR);
    return withItems(state, [...state.items, { ...line, quantity: wanted }]);
  }
  const sum = Math.min(known.quantity + wanted, MAX_LINE_QUANTITY);
  return withItems(
    state,
    state.items.map((item) => (item.id === line.id ? { ...item, ...line, quantity: sum } : item)),
  );
}

/** Adds one unit. */
export const addItem = (state: CartState, line: CartLine): CartState => addItemWithQuantity(state, line, 1);

/** Takes one unit away; the line goes when none is left. An unknown id changes nothing. */
export function removeOneUnit(state: CartState, id: string): CartState {
  const items = state.items
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity - 1 } : item))
    .filter(({ quantity }) => quantity > 0);
  return withItems(state, items);
}

/** Takes a line away, whatever its quantity. */
export const removeItem = (state: CartState, id: string): CartState =>
  withItems(
    state,
    state.items.filter((item) => item.id !== id),
  );

/**
 * Changes a line in place: fresh prices from the shop, or another quantity. An unknown id changes nothing.
 * @throws RangeError when the quantity is not a positive whole number
 */
export function updateItem(state: CartState, id: string, change: Partial<Omit<CartItem, 'id'>>): CartState {
  const quantity = change.quantity === undefined ? undefined : requireQuantity(change.quantity);
  return withItems(
    state,
    state.items.map((item) =>
      item.id === id ? { ...item, ...change, quantity: quantity ?? item.quantity } : item,
    ),
  );
}

/** Names the product of a line as the reader's language has it. An unknown id changes nothing. */
export function renameItem(
  state: CartState,
  id: string,
  name: Pick<CartItem['product'], 'title' | 'titleLang'>,
): CartState {
  return withItems(
    state,
    state.items.map((item) => (item.id === id ? { ...item, product: { ...item.product, ...name } } : item)),
  );
}

/** Takes over the shop's price of a line, and with it the price per kilogram or litre. An unknown id changes nothing. */
export function repriceItem(
  state: CartState,
  id: string,
  prices: Pick<CartItem, 'price' | 'sale_price'>,
): CartState {
  return withItems(
    state,
    state.items.map((item) => {
      if (item.id !== id) return item;
      const { variations } = item;
      const next = { ...item, ...prices };
      const before = unitCents(item);
      const pricePerUnit =
        before > 0
          ? fromCents(Math.round((toCents(variations.pricePerUnit) * unitCents(next)) / before))
          : variations.pricePerUnit;
      return { ...next, variations: { ...variations, pricePerUnit } };
    }),
  );
}

/** Sets the coupon, or takes it away with null. */
export const defineCoupon = (state: CartState, coupon: CartCoupon | null): CartState =>
  withItems(state, state.items, coupon);

/** An empty cart. */
export const resetCart = (): CartState => EMPTY_CART;

/** Another set of lines; equal ids become one line, and lines without a sound quantity are left out. */
export function replaceCart(state: CartState, items: readonly CartItem[]): CartState {
  const start = withItems(state, []);
  return items.reduce((cart, { quantity, ...line }) => {
    const isKnown = cart.items.some(({ id }) => id === line.id);
    const isSound = Number.isInteger(quantity) && quantity > 0;
    return isSound && (isKnown || cart.items.length < MAX_CART_LINES)
      ? addItemWithQuantity(cart, line, quantity)
      : cart;
  }, start);
}

import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { fromCents, toCents } from '@/lib/money';
import { couponDiscountCents, isWorthSomething } from '@/lib/pricing/coupon-discount';
import type { CartCoupon, CartItem, CartLine } from './cart-item';

/** The state of the cart (docs/rules.md, Cart). Amounts in reais; they are computed, never set. */
export interface CartState {
  readonly items: readonly CartItem[];
  readonly isEmpty: boolean;
  readonly totalItems: number;
  readonly totalUniqueItems: number;
  /** Lines at their current prices. */
  readonly total: number;
  readonly totalWithDiscount: number;
  /** The discount of the coupon. */
  readonly discount: number;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly coupon: CartCoupon | null;
}

/** The exact text is a rule of the product (docs/rules.md, Cart). */
const QUANTITY_ERROR = "cartQuantity can't be zero or less than zero";
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

/** The current price of one unit in centavos: the sale price, else the price. */
export const unitCents = (item: Pick<CartItem, 'price' | 'sale_price'>) =>
  toCents(item.sale_price ?? item.price);

/** The price of a line in centavos. */
export const lineCents = (item: CartItem) => unitCents(item) * item.quantity;

/**
 * Whether a coupon applies to a line: it counts for all products, or the product, one of its categories (id or slug) or
 * its collection is listed.
 */
export function couponCovers(coupon: CartCoupon | null, item: Pick<CartItem, 'product'>): boolean {
  if (!coupon || !isWorthSomething({ ...coupon, amountCents: coupon.amount })) return false;
  const { products, categories, collections } = coupon.applicability;
  const { product } = item;
  return (
    coupon.allProducts ||
    products.includes(product.id) ||
    product.categories.some(({ id, slug }) => categories.includes(id) || categories.includes(slug)) ||
    (product.collectionId !== null && collections.includes(product.collectionId))
  );
}

/**
 * The discount of the coupon in centavos: rounded once, never above its lines, zero below its minimum, and for one that
 * the shop refused.
 */
function couponCents(items: readonly CartItem[], coupon: CartCoupon | null): number {
  if (!coupon || coupon.isRefused) return 0;
  const total = items.reduce((sum, item) => sum + lineCents(item), 0);
  if (coupon.minimumTotal !== null && total < toCents(coupon.minimumTotal)) return 0;
  const eligible = items.reduce((sum, item) => sum + (couponCovers(coupon, item) ? lineCents(item) : 0), 0);
  const amountCents = coupon.amount === null ? null : toCents(coupon.amount);
  return couponDiscountCents({ ...coupon, amountCents }, eligible, total);
}

/** Recomputes every total; every action ends with this. */
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
 * Adds `quantity` units. An existing line grows, up to the maximum of one line, and gets the prices and the picture of
 * the added line.
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

/** Removes one unit, and the line with its last unit. An unknown id changes nothing. */
export function removeOneUnit(state: CartState, id: string): CartState {
  const items = state.items
    .map((item) => (item.id === id ? { ...item, quantity: item.quantity - 1 } : item))
    .filter(({ quantity }) => quantity > 0);
  return withItems(state, items);
}

/** Removes a line. */
export const removeItem = (state: CartState, id: string): CartState =>
  withItems(
    state,
    state.items.filter((item) => item.id !== id),
  );

/**
 * Changes a line: current prices of the shop, or another quantity. An unknown id changes nothing.
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

/** Edits lines, such as their prices or titles. Ids and quantities must stay. */
export const editItems = (state: CartState, edit: (item: CartItem) => CartItem): CartState =>
  withItems(state, state.items.map(edit));

/** Sets the coupon, or removes it with null. */
export const defineCoupon = (state: CartState, coupon: CartCoupon | null): CartState =>
  withItems(state, state.items, coupon);

/** An empty cart. */
export const resetCart = (): CartState => EMPTY_CART;

/** A line of an order: a pack and how many of it. */
export interface OrderedLine {
  variationId: string;
  quantity: number;
}

/** What was ordered is gone, and its coupon used. Units that were added meanwhile stay. */
export function takeOrdered(state: CartState, ordered: readonly OrderedLine[]): CartState {
  const items = state.items.flatMap((item) => {
    const taken = ordered.find(({ variationId }) => variationId === item.id)?.quantity ?? 0;
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : [];
  });
  return items.length === 0 ? resetCart() : withItems(state, items, null);
}

/** Replaces the lines. Equal ids become one line; lines with an invalid quantity are left out. */
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

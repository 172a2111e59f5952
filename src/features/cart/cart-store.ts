import { useSyncExternalStore } from 'react';
import { CART_STORAGE_KEY } from '@config/commerce';
import type { CartCoupon, CartItem, CartLine, DeliveryAddress, SelectedFrete } from './cart-item';
import * as rules from './cart-rules';
import { loadCart, readCartText, saveCart } from './cart-storage';
import { mergeCarts } from './merge-carts';
import type { PriceChange, TitleChange } from './price-changes';
import { readStoredCart } from './stored-cart';
import { trackLine } from './track-line';

export interface CartSnapshot extends rules.CartState {
  /** False while the page hydrates: the cart of the browser is not known yet, so nothing may flash. */
  readonly ready: boolean;
  /** In memory only (specification, section 3). */
  readonly deliveryAddress: DeliveryAddress | null;
  readonly selectedFrete: SelectedFrete | null;
  /** Prices the shop changed since the cart last showed them; told until somebody has read them. */
  readonly priceChanges: readonly PriceChange[];
}

const SERVER_SNAPSHOT: CartSnapshot = {
  ...rules.EMPTY_CART,
  ready: false,
  deliveryAddress: null,
  selectedFrete: null,
  priceChanges: [],
};

let snapshot: CartSnapshot = SERVER_SNAPSHOT;
/** What this tab and the storage last agreed on. */
let agreed: Pick<rules.CartState, 'items' | 'coupon'> = rules.EMPTY_CART;
let agreedText: string | null = null;
const listeners = new Set<() => void>();

function publish(fields: Partial<CartSnapshot>) {
  snapshot = { ...snapshot, ...fields };
  listeners.forEach((listener) => listener());
}

function load() {
  if (snapshot.ready || typeof window === 'undefined') return;
  const { items, coupon } = loadCart();
  const cart = rules.defineCoupon(rules.replaceCart(rules.EMPTY_CART, items), coupon);
  snapshot = { ...snapshot, ...cart, ready: true };
  agreed = cart;
  agreedText = readCartText();
  // Lines saved from a damaged text must not wait for the next change to be stored again.
  if (agreedText === null && !cart.isEmpty) persist();
  window.addEventListener('storage', onStorage);
}

/** What another tab wrote since this one last looked, merged into `cart`; `cart` itself when there is nothing new. */
function withOtherTabs(cart: rules.CartState): rules.CartState {
  const text = readCartText();
  if (text === null || text === agreedText) return cart;
  const theirs = readStoredCart(text);
  agreedText = text;
  if (!theirs.isSound) return cart;
  const items = mergeCarts(agreed.items, cart.items, theirs.items);
  const coupon = cart.coupon?.code === agreed.coupon?.code ? theirs.coupon : cart.coupon;
  agreed = theirs;
  return rules.defineCoupon(rules.replaceCart(cart, items), coupon);
}

function onStorage(event: StorageEvent) {
  // A null key is a cleared storage: the open tab keeps its cart.
  if (event.key !== CART_STORAGE_KEY) return;
  const before = pickCart(snapshot);
  const cart = withOtherTabs(before);
  if (cart === before) return;
  snapshot = { ...snapshot, ...cart };
  if (JSON.stringify(cart.items) !== JSON.stringify(agreed.items)) persist();
  publish({});
}

function persist() {
  const text = saveCart(snapshot);
  if (text === null) return;
  agreedText = text;
  agreed = snapshot;
}

/** Every change goes this way: what another tab just wrote, then the rule, then the storage, then the screen. */
function change(rule: (cart: rules.CartState) => rules.CartState) {
  load();
  snapshot = { ...snapshot, ...rule(withOtherTabs(pickCart(snapshot))) };
  persist();
  publish({});
}

/** A change of one line that somebody made by hand: the data layer learns what came or went. */
function changeLine(id: string, rule: (cart: rules.CartState) => rules.CartState) {
  const find = () => snapshot.items.find((item) => item.id === id);
  load();
  const before = find();
  change(rule);
  trackLine(before, find());
}

const pickCart = ({
  items,
  isEmpty,
  totalItems,
  totalUniqueItems,
  total,
  totalWithDiscount,
  discount,
  meta,
  coupon,
}: CartSnapshot): rules.CartState => ({
  items,
  isEmpty,
  totalItems,
  totalUniqueItems,
  total,
  totalWithDiscount,
  discount,
  meta,
  coupon,
});

/** The actions of the specification (section 4). Those that take a quantity throw RangeError when it is not above zero. */
export const cartActions = {
  addItemWithQuantity: (line: CartLine, quantity: number) =>
    changeLine(line.id, (cart) => rules.addItemWithQuantity(cart, line, quantity)),
  addItem: (line: CartLine) => changeLine(line.id, (cart) => rules.addItem(cart, line)),
  removeOneUnit: (id: string) => changeLine(id, (cart) => rules.removeOneUnit(cart, id)),
  removeItem: (id: string) => changeLine(id, (cart) => rules.removeItem(cart, id)),
  updateItem: (id: string, fields: Partial<Omit<CartItem, 'id'>>) =>
    changeLine(id, (cart) => rules.updateItem(cart, id, fields)),
  defineCoupon: (coupon: CartCoupon | null) => change((cart) => rules.defineCoupon(cart, coupon)),
  replaceCart: (items: readonly CartItem[]) => change((cart) => rules.replaceCart(cart, items)),
  resetCart: () => {
    change(() => rules.resetCart());
    publish({ selectedFrete: null, priceChanges: [] });
  },
  /** Takes the shop's prices over and keeps what changed, to be told. */
  applyPriceChanges: (changes: readonly PriceChange[]) => {
    change((cart) =>
      changes.reduce(
        (next, { id, price, sale_price }) => rules.repriceItem(next, id, { price, sale_price }),
        cart,
      ),
    );
    const told = snapshot.priceChanges.filter(({ id }) => !changes.some((one) => one.id === id));
    publish({ priceChanges: [...told, ...changes] });
  },
  /** Names the products of lines in the language that is read now. */
  applyTitleChanges: (changes: readonly TitleChange[]) =>
    change((cart) =>
      changes.reduce(
        (next, { id, title, titleLang }) => rules.renameItem(next, id, { title, titleLang }),
        cart,
      ),
    ),
  dismissPriceChanges: () => publish({ priceChanges: [] }),
  setDeliveryAddress: (deliveryAddress: DeliveryAddress | null) => publish({ deliveryAddress }),
  setSelectedFrete: (selectedFrete: SelectedFrete | null) => publish({ selectedFrete }),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The cart as it is now, for code outside of React. */
export function getCart(): CartSnapshot {
  load();
  return snapshot;
}

/** The cart of this browser, in step with its other tabs. Empty and not `ready` on the server and while hydrating. */
export const useCart = (): CartSnapshot => useSyncExternalStore(subscribe, getCart, () => SERVER_SNAPSHOT);

/** Units of one pack in the cart: what shows them is drawn again when they change, not with every change of the cart. */
export const useQuantityInCart = (id: string): number =>
  useSyncExternalStore(
    subscribe,
    () => getCart().items.find((item) => item.id === id)?.quantity ?? 0,
    () => 0,
  );

/** Forgets everything in memory, as a freshly opened tab has it. For tests. */
export function forgetCart() {
  if (typeof window !== 'undefined') window.removeEventListener('storage', onStorage);
  snapshot = SERVER_SNAPSHOT;
  agreed = rules.EMPTY_CART;
  agreedText = null;
  listeners.clear();
}

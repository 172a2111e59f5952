import { useSyncExternalStore } from 'react';
import type { CartCoupon, CartItem, CartLine, DeliveryAddress, SelectedFrete } from './cart-item';
import * as rules from './cart-rules';
import { loadCart, readCartText, saveCart } from './cart-storage';
import { mergeCarts } from './merge-carts';
import type { PriceChange } from './price-changes';
import { readStoredCart } from './stored-cart';
import { trackLine } from './track-line';

export interface CartSnapshot extends rules.CartState {
  /** False during hydration, when the cart of the browser is not read yet. */
  readonly ready: boolean;
  /** In memory only (docs/rules.md, Cart). */
  readonly deliveryAddress: DeliveryAddress | null;
  readonly selectedFrete: SelectedFrete | null;
  /** Prices that changed since the cart last showed them; shown until they are dismissed. */
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
/** The last state that this tab and the storage had in common. */
let agreed: Pick<rules.CartState, 'items' | 'coupon'> = rules.EMPTY_CART;
let agreedText: string | null | undefined = null;
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
  // The valid lines of a damaged text are stored again at once, not with the next change.
  if (agreedText === null && !cart.isEmpty) persist();
  window.addEventListener('storage', meetOtherTabs);
  // A page in the back-forward cache is told nothing until it comes back. Without a new text, neither event does a thing.
  window.addEventListener('pageshow', meetOtherTabs);
}

/** Takes over what another tab wrote since the last read. When the storage is cleared, the open tab still has its cart. */
function meetOtherTabs() {
  const text = readCartText();
  if (typeof text !== 'string' || text === agreedText) return;
  const theirs = readStoredCart(text);
  agreedText = text;
  if (!theirs.isSound) return;
  const items = mergeCarts(agreed.items, snapshot.items, theirs.items);
  const coupon = snapshot.coupon?.code === agreed.coupon?.code ? theirs.coupon : snapshot.coupon;
  agreed = theirs;
  snapshot = { ...snapshot, ...rules.defineCoupon(rules.replaceCart(snapshot, items), coupon) };
  if (JSON.stringify(snapshot.items) !== JSON.stringify(theirs.items)) persist();
  publish({});
}

function persist() {
  const text = saveCart(snapshot);
  if (text === null) return;
  agreedText = text;
  agreed = snapshot;
}

/** Every change: first merge what another tab wrote, which stays if the rule throws, then apply it, store and notify. */
function change(rule: (cart: rules.CartState) => rules.CartState) {
  load();
  meetOtherTabs();
  snapshot = { ...snapshot, ...rule(snapshot) };
  persist();
  publish({});
}

/** A change of one line by the user: added and removed units are tracked. */
function changeLine(id: string, rule: (cart: rules.CartState) => rules.CartState) {
  const find = () => snapshot.items.find((item) => item.id === id);
  load();
  const before = find();
  change(rule);
  trackLine(before, find());
}

/** The actions of the cart (docs/rules.md, Cart). With a quantity that is not above zero they throw RangeError. */
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
  takeOrdered: (lines: readonly rules.OrderedLine[]) => {
    change((cart) => rules.takeOrdered(cart, lines));
    publish({ selectedFrete: null, priceChanges: [] });
  },
  /** Edits lines without a trace in the statistics: ids and quantities must stay. */
  editItems: (edit: (item: CartItem) => CartItem) => change((cart) => rules.editItems(cart, edit)),
  setPriceChanges: (priceChanges: readonly PriceChange[]) => publish({ priceChanges }),
  setDeliveryAddress: (deliveryAddress: DeliveryAddress | null) => publish({ deliveryAddress }),
  setSelectedFrete: (selectedFrete: SelectedFrete | null) => publish({ selectedFrete }),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current cart, for code outside of React. */
export function getCart(): CartSnapshot {
  load();
  return snapshot;
}

/** The cart of this browser, synchronized between tabs. Empty and not `ready` on the server and during hydration. */
export const useCart = (): CartSnapshot => useSyncExternalStore(subscribe, getCart, () => SERVER_SNAPSHOT);

/** Units of one pack in the cart; renders again only when they change. */
export const useQuantityInCart = (id: string): number =>
  useSyncExternalStore(
    subscribe,
    () => getCart().items.find((item) => item.id === id)?.quantity ?? 0,
    () => 0,
  );

/** Resets the memory to that of a new tab. For tests. */
export function forgetCart() {
  if (typeof window !== 'undefined')
    for (const event of ['storage', 'pageshow']) window.removeEventListener(event, meetOtherTabs);
  snapshot = SERVER_SNAPSHOT;
  agreed = rules.EMPTY_CART;
  agreedText = null;
  listeners.clear();
}

import { CART_STORAGE_KEY } from '@config/commerce';
import { readStoredCart, writeStoredCart, type StoredCart } from './stored-cart';

/** Where a damaged text is stored, so that a report can be investigated. */
const BAD_CART_KEY = `${CART_STORAGE_KEY}.bad`;
/** Only the start of a damaged text is stored: the whole may not fit twice into the browser's storage. */
const BAD_TEXT_LENGTH = 100_000;

/** The raw text; null when there is none, undefined where the storage is forbidden (its property itself may throw). */
export function readCartText(): string | null | undefined {
  try {
    return window.localStorage.getItem(CART_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

function setAside(text: string) {
  try {
    // Removed first, because this text may fill the storage.
    window.localStorage.removeItem(CART_STORAGE_KEY);
    window.localStorage.setItem(BAD_CART_KEY, text.slice(0, BAD_TEXT_LENGTH));
  } catch {
    // The copy is optional.
  }
}

/**
 * The cart of an earlier visit. A text that is damaged, of another version or hostile gives its valid lines, or an empty
 * cart with a warning (docs/rules.md, Cart), and is stored aside. One that may not be read is empty, with a warning.
 */
export function loadCart(): StoredCart {
  const text = readCartText();
  if (text === undefined) console.warn('The stored cart may not be read here: the cart is empty.');
  if (typeof text !== 'string') return { items: [], coupon: null };
  const { isSound, ...cart } = readStoredCart(text);
  if (!isSound) {
    console.warn(`The stored cart could not be read; ${cart.items.length} of its lines were valid.`);
    setAside(text);
  }
  return cart;
}

/** Stores the cart. @returns the written text; null, with a warning, when storage is full or forbidden. */
export function saveCart(cart: Parameters<typeof writeStoredCart>[0]): string | null {
  const text = writeStoredCart(cart);
  try {
    window.localStorage.setItem(CART_STORAGE_KEY, text);
    return text;
  } catch {
    console.warn('The cart cannot be stored here: it lasts until this tab is closed.');
    return null;
  }
}

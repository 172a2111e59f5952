import { CART_STORAGE_KEY } from '@config/commerce';
import { readStoredCart, writeStoredCart, type StoredCart } from './stored-cart';

/** Where a damaged text is stored, so that a report can be investigated. */
export const BAD_CART_KEY = `${CART_STORAGE_KEY}.bad`;
/** Only the start of a damaged text is stored: the whole may not fit twice into the browser's storage. */
const BAD_TEXT_LENGTH = 100_000;

/** The browser's storage; null where it is forbidden (reading the property itself may throw). */
function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The raw text, or null when there is none or it may not be read. */
export function readCartText(): string | null {
  try {
    return openStorage()?.getItem(CART_STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

function setAside(text: string) {
  try {
    const storage = openStorage();
    // Removed first, because this text may fill the storage.
    storage?.removeItem(CART_STORAGE_KEY);
    storage?.setItem(BAD_CART_KEY, text.slice(0, BAD_TEXT_LENGTH));
  } catch {
    // The copy is optional.
  }
}

/**
 * The cart of an earlier visit. A text that is damaged, of another version or hostile gives its valid lines, or an empty
 * cart with a warning (docs/rules.md, Cart), and is stored aside.
 */
export function loadCart(): StoredCart {
  const text = readCartText();
  if (text === null) return { items: [], coupon: null };
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
    const storage = openStorage();
    storage?.setItem(CART_STORAGE_KEY, text);
    if (storage) return text;
  } catch {
    // It is full: the warning is below, and the cart stays in memory.
  }
  console.warn('The cart cannot be stored here: it lasts until this tab is closed.');
  return null;
}

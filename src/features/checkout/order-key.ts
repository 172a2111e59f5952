const KEY = 'checkout-key';

/** The key of the order that is being made, when storage is refused. */
let inMemory: string | null = null;

/** One key for one order (decisions, Checkout): made when the form opens, the same after a reload, until it is renewed. */
export function getOrderKey(): string {
  try {
    inMemory = sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    // In memory then.
  }
  return inMemory ?? renewOrderKey();
}

/** Starts another order: after one was placed, or the shop refused one for good. */
export function renewOrderKey(): string {
  inMemory = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // In memory then.
  }
  return inMemory;
}

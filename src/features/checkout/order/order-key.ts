import { v4 as uuid } from 'uuid';
import { tabStore } from '@/lib/browser/browser-store';

const NAME = 'checkout-key';

/** Keys of what is being sent, when storage is refused. */
const inMemory = new Map<string, string>();

/** What a key is for: a new order, or another attempt to pay one that is there already. */
export type KeyScope = 'order' | `pay ${string}`;

const nameOf = (scope: KeyScope) => (scope === 'order' ? NAME : `${NAME} ${scope}`);

/**
 * One key for one order, and one for each attempt to pay it (docs/rules.md): made when it is first needed, the
 * same after a reload, until it is renewed.
 */
export function getOrderKey(scope: KeyScope = 'order'): string {
  const stored = tabStore.read(nameOf(scope));
  if (stored) inMemory.set(scope, stored);
  return inMemory.get(scope) ?? renewOrderKey(scope);
}

/** Starts another one: after it was made, or the shop refused it for good. */
export function renewOrderKey(scope: KeyScope = 'order'): string {
  const key = uuid();
  inMemory.set(scope, key);
  tabStore.write(nameOf(scope), key);
  return key;
}

import { deviceStore } from '@/lib/browser/browser-store';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';
import { favorites, OWNER_KEY, readOwner, removed } from './favorites-store';

/**
 * What device and account of the owner both held after the last merge: what the account has lost of it was taken out on
 * another device. No longer than the list of favourites.
 */
export const agreed = createDeviceList('store-favorites-agreed', 200);

function clear() {
  for (const list of [favorites, removed, agreed]) list.replace(NO_IDS);
}

/** The favourites of another account, and what was taken off them, leave the device before this user's come. */
export function leaveOutOthers(userId: string): void {
  const owner = readOwner();
  if (owner !== null && owner !== userId) clear();
}

/** The account holds what is on this device. */
export const ownFavorites = (userId: string): void => deviceStore.write(OWNER_KEY, userId);

/** At sign-out: the account holds its favourites, and the next person must not get them. A visitor's stay. */
export function disownFavorites(): void {
  if (readOwner() === null) return;
  deviceStore.write(OWNER_KEY, null);
  clear();
}

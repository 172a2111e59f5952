import { useSyncExternalStore } from 'react';
import { call } from '@/client/call';
import { readToken } from '@/client/token';
import { deviceStore } from '@/lib/browser/browser-store';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

/** The same maximum as on the server (MAX_FAVORITES of the contract). */
const MAX_FAVORITES = 200;

/** Favourites of this device; `meet-account.ts` merges them with the account's. */
export const favorites = createDeviceList('store-favorites', MAX_FAVORITES);
/** Removed on this device, and not yet removed from the account. */
export const removed = createDeviceList('store-favorites-removed', MAX_FAVORITES);

export const OWNER_KEY = 'store-favorites-owner';

/** The id of the account that the favourites of this device are merged with; null for a visitor's. */
export const readOwner = (): string | null => deviceStore.read(OWNER_KEY);

/** Ids of the favourites that are stored on this device, newest first; empty during hydration. */
export const useFavorites = (): readonly string[] =>
  useSyncExternalStore(favorites.subscribe, favorites.read, () => NO_IDS);

/** Whether one product is a favourite; renders again only when that changes. */
export const useIsFavorite = (id: string): boolean =>
  useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(id),
    () => false,
  );

/** Calls run one after the other, so that an older answer does not undo the last tap. */
let told: Promise<void> = Promise.resolve();

async function tellAccount(id: string, isFavorite: boolean) {
  try {
    if (isFavorite) await call('addOwnFavorites', { body: { productIds: [id] } });
    else await call('deleteOwnFavorite', { params: { id } });
    if (!isFavorite) removed.remove(id);
  } catch {
    // The next merge sends it again, unless it was there at the last one, and removed and added since.
  }
}

/** Adds or removes a favourite: at once on this device, and in the account of the signed-in user. */
export function toggleFavorite(id: string): void {
  const token = readToken();
  const isFavorite = !favorites.has(id);
  if (isFavorite) {
    favorites.add(id);
    removed.remove(id);
  } else {
    favorites.remove(id);
    // What a visitor takes off was on this device only: the account that signs in next may have it.
    if (token || readOwner()) removed.add(id);
  }
  if (token) told = told.then(() => tellAccount(id, isFavorite));
}

import { useSyncExternalStore } from 'react';
import { call } from '@/client/call';
import { readToken } from '@/client/token';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

/** The same number as the server keeps for a person (MAX_FAVORITES of the contract). */
const MAX_FAVORITES = 200;

const favorites = createDeviceList('store-favorites', MAX_FAVORITES);
/** Taken out on this device while the account did not hear of it. */
const removed = createDeviceList('store-favorites-removed', MAX_FAVORITES);

/** Ids of the products this device keeps as favourites, newest first; empty while the page hydrates. */
export const useFavorites = (): readonly string[] =>
  useSyncExternalStore(favorites.subscribe, favorites.read, () => NO_IDS);

/** Whether one product is a favourite: a card listens to its own only. */
export const useIsFavorite = (id: string): boolean =>
  useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(id),
    () => false,
  );

/** One after the other: an answer that overtakes would undo the last tap. */
let told: Promise<void> = Promise.resolve();

async function tellAccount(id: string, isFavorite: boolean) {
  try {
    if (isFavorite) await call('addOwnFavorites', { body: { productIds: [id] } });
    else await call('deleteOwnFavorite', { params: { id } });
    if (!isFavorite) removed.remove(id);
  } catch {
    // The next meeting with the account brings both together.
  }
}

/** Adds or takes out a favourite: at once on this device, and in the account of whoever is signed in. */
export function toggleFavorite(id: string): void {
  const isFavorite = !favorites.has(id);
  if (isFavorite) {
    favorites.add(id);
    removed.remove(id);
  } else {
    favorites.remove(id);
    removed.add(id);
  }
  if (readToken()) told = told.then(() => tellAccount(id, isFavorite));
}

/**
 * Brings device and account together: what was taken out here leaves the account, then both hold the union. Nothing
 * changes here when the account cannot be reached.
 */
export async function meetAccount(): Promise<void> {
  for (const id of [...removed.read()]) {
    await call('deleteOwnFavorite', { params: { id } });
    removed.remove(id);
  }
  const mine = favorites.read();
  const { productIds } = await call('addOwnFavorites', { body: { productIds: [...mine] } });
  // What this brand does not show stays on the device; what was changed meanwhile counts.
  const added = productIds.filter((id) => !removed.has(id));
  favorites.replace([...favorites.read(), ...added]);
}

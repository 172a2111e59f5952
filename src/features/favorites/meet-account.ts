import { call } from '@/client/call';
import { readToken } from '@/client/token';
import { favorites, removed } from './favorites-store';
import { agreed, leaveOutOthers, ownFavorites } from './owner';

/**
 * Merges device and account: removals of this device are sent first, then those of other devices are made here, then both
 * store the union. Nothing changes here when the server cannot be reached.
 * @returns false when the session ended meanwhile, or another began: its answers are not for who is here now
 */
export async function meetAccount(userId: string): Promise<boolean> {
  const token = readToken();
  leaveOutOthers(userId);
  for (const id of [...removed.read()]) {
    await call('deleteOwnFavorite', { params: { id } });
    if (readToken() !== token) return false;
    removed.remove(id);
  }
  let { productIds } = await call('listOwnFavorites', {});
  if (readToken() !== token) return false;
  const known = new Set(productIds);
  const gone = new Set(agreed.read().filter((id) => !known.has(id)));
  const missing = favorites.read().filter((id) => !known.has(id) && !gone.has(id));
  if (missing.length > 0) ({ productIds } = await call('addOwnFavorites', { body: { productIds: missing } }));
  if (readToken() !== token) return false;
  ownFavorites(userId);
  // Products of another brand stay on the device; changes made meanwhile are preserved.
  const added = productIds.filter((id) => !removed.has(id));
  favorites.replace([...favorites.read().filter((id) => !gone.has(id)), ...added]);
  agreed.replace(added.filter(favorites.has));
  return true;
}

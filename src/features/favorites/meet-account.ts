import { call } from '@/client/call';
import { favorites, removed } from './favorites-store';
import { leaveOutOthers, ownFavorites } from './owner';

/**
 * Merges device and account: removals of this device are sent first, then both store the union. Nothing changes here when
 * the server cannot be reached.
 */
export async function meetAccount(userId: string): Promise<void> {
  leaveOutOthers(userId);
  for (const id of [...removed.read()]) {
    await call('deleteOwnFavorite', { params: { id } });
    removed.remove(id);
  }
  const mine = favorites.read();
  const { productIds } = await call('addOwnFavorites', { body: { productIds: [...mine] } });
  ownFavorites(userId);
  // Products of another brand stay on the device; changes made meanwhile are preserved.
  const added = productIds.filter((id) => !removed.has(id));
  favorites.replace([...favorites.read(), ...added]);
}

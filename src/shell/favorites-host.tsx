import { late } from '@/components/ui/late';
import { useSelf } from '@/features/auth/session';

const FavoritesMeeting = late(() => import('@/features/favorites/favorites-meeting'));

/** Brings the favourites of this device and of the account together for whoever is signed in. */
export function FavoritesHost() {
  const user = useSelf();
  return user ? <FavoritesMeeting key={user.id} userId={user.id} /> : null;
}

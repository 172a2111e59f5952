import dynamic from 'next/dynamic';
import { useSelf } from '@/features/auth/session';

const FavoritesMeeting = dynamic(() => import('@/features/favorites/favorites-meeting'), { ssr: false });

/** Merges the favourites of this device with those of the account after sign-in. */
export function FavoritesHost() {
  const user = useSelf();
  return user ? <FavoritesMeeting key={user.id} userId={user.id} /> : null;
}

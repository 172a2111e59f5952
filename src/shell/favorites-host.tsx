import dynamic from 'next/dynamic';
import { useSelf } from '@/features/auth/session';

const FavoritesMeeting = dynamic(() => import('@/features/favorites/favorites-meeting'), { ssr: false });

/** Brings the favourites of this device and of the account together for whoever is signed in. */
export function FavoritesHost() {
  const user = useSelf();
  return user ? <FavoritesMeeting key={user.id} userId={user.id} /> : null;
}

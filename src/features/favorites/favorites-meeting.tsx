import { useEffect } from 'react';
import { meetAccount } from './favorites-store';

const MET_KEY = 'store-favorites-met';

/** Storage that is forbidden only makes the two meet more often. */
function hasMet(userId: string) {
  try {
    return sessionStorage.getItem(MET_KEY) === userId;
  } catch {
    return false;
  }
}

function rememberMeeting(userId: string) {
  try {
    sessionStorage.setItem(MET_KEY, userId);
  } catch {
    // See above.
  }
}

/** Brings the favourites of device and account together, once per person and visit. Shows nothing. */
export default function FavoritesMeeting({ userId }: { userId: string }) {
  useEffect(() => {
    if (hasMet(userId)) return;
    void meetAccount()
      .then(() => rememberMeeting(userId))
      // Weak network: the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}

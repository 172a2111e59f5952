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

/** What is chosen after signing out meets the account at the next sign-in. */
function forgetMeeting() {
  try {
    sessionStorage.removeItem(MET_KEY);
  } catch {
    // See above.
  }
}

/** Brings the favourites of device and account together, once per sign-in and visit. Shows nothing. */
export default function FavoritesMeeting({ userId }: { userId: string }) {
  // It is taken off the page when its person signs out, never by a reload.
  useEffect(() => forgetMeeting, [userId]);
  useEffect(() => {
    if (hasMet(userId)) return;
    void meetAccount()
      .then(() => rememberMeeting(userId))
      // Weak network: the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}

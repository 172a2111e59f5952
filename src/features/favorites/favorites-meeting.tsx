import { useEffect } from 'react';
import { meetAccount } from './meet-account';

/** Not `store-favorites-met`, of a version without owners: a tab that has it merges once more. */
const MET_KEY = 'store-favorites-compared';

/** When storage is forbidden, favourites are merged more often, which is harmless. */
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

/** After signing out, so that new favourites are merged at the next sign-in. */
function forgetMeeting() {
  try {
    sessionStorage.removeItem(MET_KEY);
  } catch {
    // See above.
  }
}

/** Merges the favourites of device and account, once per sign-in and visit. Renders nothing. */
export default function FavoritesMeeting({ userId }: { userId: string }) {
  // It is unmounted when the user signs out; a reload runs no cleanup.
  useEffect(() => forgetMeeting, [userId]);
  useEffect(() => {
    if (hasMet(userId)) return;
    void meetAccount(userId)
      .then((hasMerged) => {
        if (hasMerged) rememberMeeting(userId);
      })
      // No network: the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}

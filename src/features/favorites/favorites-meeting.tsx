import { useEffect } from 'react';
import { tabStore } from '@/lib/browser/browser-store';
import { meetAccount } from './meet-account';

/** Not `store-favorites-met`, of a version without owners: a tab that has it merges once more. */
const MET_KEY = 'store-favorites-compared';

/** After signing out, so that new favourites are merged at the next sign-in. */
const forgetMeeting = () => tabStore.write(MET_KEY, null);

/** Merges the favourites of device and account, once per sign-in and visit. Renders nothing. */
export default function FavoritesMeeting({ userId }: { userId: string }) {
  // It is unmounted when the user signs out; a reload runs no cleanup.
  useEffect(() => forgetMeeting, [userId]);
  useEffect(() => {
    // Where storage is forbidden they are merged more often, which is harmless.
    if (tabStore.read(MET_KEY) === userId) return;
    void meetAccount(userId)
      .then((hasMerged) => {
        if (hasMerged) tabStore.write(MET_KEY, userId);
      })
      // No network: the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}

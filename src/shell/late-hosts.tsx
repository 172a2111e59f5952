import { FavoritesHost } from './favorites-host';
import { OfflineGate } from './offline-gate';
import { SignOutHost } from './sign-out-host';
import VisitHost from './visit-host';

/** What no first paint needs, in one chunk. */
export default function LateHosts() {
  return (
    <>
      <VisitHost />
      <OfflineGate />
      <FavoritesHost />
      <SignOutHost />
    </>
  );
}

import { useNamespace } from '@/client/use-namespace';
import { FavoritesHost } from './favorites-host';
import { OfflineGate } from './offline-gate';
import { SignOutHost } from './sign-out-host';
import VisitHost from '@/shell/visit/visit-host';

/** What no first paint needs, in one chunk. */
export default function LateHosts() {
  // The cart opens over every page; a phone that loses its network has the texts by then.
  useNamespace('cart');
  return (
    <>
      <VisitHost />
      <OfflineGate />
      <FavoritesHost />
      <SignOutHost />
    </>
  );
}

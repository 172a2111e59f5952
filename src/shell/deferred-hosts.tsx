import { useNamespace } from '@/client/use-namespace';
import { WhatsappButton } from '@/shell/contact/whatsapp-button';
import { CompareHost } from './compare-host';
import { FavoritesHost } from './favorites-host';
import { OfflineGate } from './offline-gate';
import { SessionHost } from './session-host';
import { SignOutHost } from './sign-out-host';
import VisitHost from '@/shell/visit/visit-host';

/** Hosts that the first paint does not need, in one chunk; loaded after the first interaction. */
export default function DeferredHosts() {
  // The cart drawer opens over every page. Its texts are loaded now, so that it also opens without a network.
  useNamespace('cart');
  return (
    <>
      <VisitHost />
      <SessionHost />
      <OfflineGate />
      <FavoritesHost />
      <SignOutHost />
      <CompareHost />
      <WhatsappButton />
    </>
  );
}

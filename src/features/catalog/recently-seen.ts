import { useEffect, useSyncExternalStore } from 'react';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

const MAX_SEEN = 12;

const seen = createDeviceList('store-recently-seen', MAX_SEEN);

/** Stores on this device that a product was viewed. */
export function useRememberSeen(productId: string | undefined) {
  useEffect(() => {
    if (productId) seen.add(productId);
  }, [productId]);
}

/** Ids of the products that were viewed last on this device, newest first. */
export const useRecentlySeen = (): readonly string[] =>
  useSyncExternalStore(seen.subscribe, seen.read, () => NO_IDS);

import { useSyncExternalStore } from 'react';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

/** Free lessons this device knows as studied; nobody signs in for them. */
const studied = createDeviceList('store-lessons', 200);

/** Slugs of the free lessons studied on this device; empty while the page hydrates. */
export const useStudied = (): readonly string[] =>
  useSyncExternalStore(studied.subscribe, studied.read, () => NO_IDS);

export const markStudied = (slug: string) => {
  if (!studied.has(slug)) studied.add(slug);
};

import { useSyncExternalStore } from 'react';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

/** The free lessons that were studied on this device; they need no account. */
const studied = createDeviceList('store-lessons', 200);

/** Slugs of the free lessons studied on this device; empty during hydration. */
export const useStudied = (): readonly string[] =>
  useSyncExternalStore(studied.subscribe, studied.read, () => NO_IDS);

export const markStudied = (slug: string) => {
  if (!studied.has(slug)) studied.add(slug);
};

import { useSyncExternalStore } from 'react';
import { createDeviceList, NO_IDS } from '@/lib/browser/device-list';

/** The maximum number of columns. */
export const MAX_COMPARED = 4;

const compared = createDeviceList('store-compare', MAX_COMPARED);

/** Ids of the products to compare, in the order they were chosen; empty during hydration. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(compared.subscribe, compared.read, () => NO_IDS);

/** Adds or removes a product. @returns false when there are four already */
export function toggleCompared(id: string): boolean {
  const ids = compared.read();
  if (ids.includes(id)) compared.remove(id);
  else if (ids.length >= MAX_COMPARED) return false;
  else compared.replace([...ids, id]);
  return true;
}

export const removeCompared = (id: string) => compared.remove(id);
export const clearCompared = () => compared.replace([]);

import { createDeviceList } from '@/lib/browser/device-list';

const MAX_PAST = 8;
/** The longest entry that is stored between visits (device-list.ts); a longer text is no search to repeat. */
const MAX_LENGTH = 64;

/** The searches of this device, newest first. They are never sent. */
export const pastSearches = createDeviceList('past-searches', MAX_PAST);

/** Stores a submitted search. The same words in other capitals are one entry. */
export function rememberSearch(text: string) {
  const search = text.trim();
  if (!search || search.length > MAX_LENGTH) return;
  const others = pastSearches.read().filter((past) => past.toLowerCase() !== search.toLowerCase());
  pastSearches.replace([search, ...others]);
}

import type { SerwistPlugin } from 'serwist';
import { trimAssets } from '../trim-assets';

/**
 * The limit of scripts and styles. ExpirationPlugin looks at count and age alone: it would evict files of a cached
 * page, which could not hydrate then.
 */
export const preserveNeeded: SerwistPlugin = {
  cacheDidUpdate: async () => trimAssets(),
};

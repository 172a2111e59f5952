import type { SerwistPlugin } from 'serwist';
import { trimAssets } from '../trim-assets';

/**
 * The limit of scripts and styles. ExpirationPlugin counts and dates alone: it would push out what a kept page is made
 * of, and leave a page that cannot come to life.
 */
export const keepNeeded: SerwistPlugin = {
  cacheDidUpdate: async () => trimAssets(),
};

import type { SerwistPlugin } from 'serwist';
import { CACHE_NAMES } from '@/lib/offline/offline-cache';

const WIDTH = /-\d{2,5}\.(?:avif|webp|jpg)$/;

/** The same picture in another size, when the wanted one cannot be loaded. */
export const otherSize: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(CACHE_NAMES.picture);
    const { origin, pathname } = new URL(request.url);
    const name = (origin + pathname).replace(WIDTH, '');
    const other = (await cache.keys()).find(({ url }) => url.replace(WIDTH, '') === name);
    return other && cache.match(other);
  },
};

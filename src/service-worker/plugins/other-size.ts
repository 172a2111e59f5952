import type { SerwistPlugin } from 'serwist';
import { KEPT_CACHES } from '@/lib/offline/kept';

const WIDTH = /-\d{2,5}\.(?:avif|webp|jpg)$/;

/** The same picture in another size, when the wanted one cannot be had. */
export const otherSize: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const cache = await caches.open(KEPT_CACHES.picture);
    const { origin, pathname } = new URL(request.url);
    const name = (origin + pathname).replace(WIDTH, '');
    const other = (await cache.keys()).find(({ url }) => url.replace(WIDTH, '') === name);
    return other && cache.match(other);
  },
};

import { http } from '@/client/browser-http';

/**
 * The address of a picture that the shop shows, as it is stored: one of the shop itself, or of its API. Null for one of
 * another site, which the Content-Security-Policy blocks, and which may be gone tomorrow.
 */
export function shownPicture(src: string | null): string | null {
  if (!src || !URL.canParse(src, location.origin)) return null;
  const { protocol, origin, pathname, search } = new URL(src, location.origin);
  // A picture of this device (`blob:`) has the origin of the page.
  if (!/^https?:$/.test(protocol)) return null;
  if (origin === location.origin) return `${pathname}${search}`;
  const api = new URL(http.defaults.baseURL ?? '/', location.origin).origin;
  return origin === api ? src : null;
}

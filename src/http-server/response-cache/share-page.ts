import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  headersOfShared,
  headersOfUnshared,
  isLanguageDoor,
  ofBrand,
  PAGE_LIFETIMES,
  tagOfBrand,
  tagsOfPage,
  type Cdn,
} from '@/lib/shared-cache';
import { pathOf } from '../handler';

const S_MAXAGE = /\bs-maxage=(\d+)/;

/** What is told to caches in the place of Next's own headers, once Next has answered. */
export type SharePage = (answer: ServerResponse) => Record<string, string>;

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const SHAREABLE = [200, 304, 404];

/**
 * How pages are told to the CDN in front of the shop. Without one Next's own header stays, which the nginx of deploy/nginx
 * goes by.
 * @returns from a request to what its answer says; to be called before Next rewrites the address
 */
export function createSharePage(cdn: Cdn, brandId: string): (request: IncomingMessage) => SharePage {
  // An old address may be in use again: a browser that remembers where it led would go there for ever.
  if (cdn === 'none') return () => (answer) => (answer.statusCode === 308 ? PRIVATE : {});
  return ({ url = '/', headers }) => {
    const path = pathOf(url);
    const tags = tagsOfPage(path);
    const isOfPerson = headers.authorization !== undefined;
    return (answer) => {
      const seconds = S_MAXAGE.exec(answer.getHeader('cache-control')?.toString() ?? '')?.[1];
      if (seconds === undefined) return {};
      const isShareable = SHAREABLE.includes(answer.statusCode) && !answer.hasHeader('set-cookie');
      if (!tags || isOfPerson || !isShareable) return PRIVATE;
      if (isLanguageDoor(path)) return headersOfUnshared(cdn);
      return headersOfShared(cdn, {
        tags: [tagOfBrand(brandId), ...ofBrand(brandId, tags)],
        lifetimes: { ...PAGE_LIFETIMES, fresh: Math.min(Number(seconds), PAGE_LIFETIMES.fresh) },
        isShownStaleByAll: true,
      });
    };
  };
}

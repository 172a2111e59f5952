import type { CacheKind } from '@/lib/offline/offline-cache';
import { findPublicPage, type PageClass } from './public-pages';

/** What is known of a request before it is sent. */
export interface AskedRequest {
  method: string;
  url: string;
  isNavigation: boolean;
  /** It carries a token, asks for a part of a file, or must not be stored. */
  isBound: boolean;
}

export interface RequestPlan {
  kind: CacheKind;
  /** Address it is cached under. */
  key: string;
  /** Of pages and their data. */
  page?: PageClass;
}

const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/;
const ASSET = /^\/_next\/static\/.+/;
const PICTURE = /^\/media\/[^/]+\.(avif|webp|jpg)$/;
const FILE = /^\/(?:brands\/.+|fonts\/.+|locales\/[^/]+\/[^/]+\.json|favicon\.ico|manifest\.webmanifest)$/;

/**
 * Which request is cached, and how: the one rule of the worker, pure. Null: the worker does not answer it. That is the
 * API, everything of one person, other origins, everything but plain reads.
 */
export function planRequest(asked: AskedRequest, origin: string): RequestPlan | null {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || asked.isBound) return null;
  const { pathname, search } = url;
  if (asked.isNavigation) {
    const page = findPublicPage(pathname);
    if (!page) return null;
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    return { kind: 'page', key: `${origin}${path}${page.class === 'asked' ? search : ''}`, page: page.class };
  }
  if (ASSET.test(pathname)) return { kind: 'asset', key: origin + pathname };
  if (PICTURE.test(pathname)) return { kind: 'picture', key: origin + pathname };
  // Texts are of one build, which their query names.
  if (FILE.test(pathname))
    return { kind: 'file', key: origin + pathname + (pathname.startsWith('/locales/') ? search : '') };
  const data = DATA.exec(pathname)?.[1];
  const page = data ? findPublicPage(data.replace(/\/index$/, '')) : null;
  if (!page || page.class === 'door') return null;
  // Next puts the parts of a page's address into the query; a stored page is the same for every query.
  return {
    kind: 'data',
    key: `${origin}${pathname}${page.class === 'asked' ? search : ''}`,
    page: page.class,
  };
}

/** Whether an answer may be cached: complete, from this origin, and not marked as personal. */
export function isCacheable(answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const control = answer.headers.get('cache-control') ?? '';
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/\b(no-store|private)\b/.test(control) &&
    !answer.headers.has('set-cookie')
  );
}

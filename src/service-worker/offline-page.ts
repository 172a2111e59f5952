import { isLocale } from '@config/locales';
import { CACHED_AT, CACHE_NAMES, OFFLINE_PATH, WANTED_PARAMETER } from '@/lib/offline/offline-cache';
import { DEFAULT_LOCALE, LAZY_FILES } from './build-facts';
import { findAssets } from './find-assets';
import { cacheFile } from './cache-file';
import { cachePage } from './cache-page';
import { worker } from './worker-scope';

/** Next's own data of a document. */
const BUILD = /"buildId":"([^"]+)"/;
const BRAND_FILE = /\/brands\/[^"'\\\s<>()&?]+\.(?:svg|png|ico)/g;

/** The language an address names, the default one where it names none. */
export function localeOf(url: string): string {
  const first = new URL(url).pathname.split('/')[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

const offlineAddress = (locale: string) =>
  `${worker.location.origin}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${OFFLINE_PATH}`;

/**
 * Caches the offline page of a language with everything it is made of, its lazy scripts too.
 * @throws when a part of it cannot be loaded, because an incomplete offline page is of no use
 */
export async function cacheOfflinePage(event: ExtendableEvent, locale: string): Promise<void> {
  const html = await cachePage(event, offlineAddress(locale), { cache: 'no-cache' });
  // Its texts are asked for with the build of the page (client/read-text-file.ts).
  const build = BUILD.exec(html)?.[1];
  const version = build ? `?v=${build}` : '';
  const files = [
    ...findAssets(html),
    ...new Set(html.match(BRAND_FILE) ?? []),
    ...LAZY_FILES,
    `/locales/${locale}/offline.json${version}`,
    `/locales/${locale}/errors.json${version}`,
  ];
  const styles = files.filter((file) => file.endsWith('.css'));
  await Promise.all(files.filter((file) => !styles.includes(file)).map((file) => cacheFile(event, file)));
  // A style names its fonts.
  for (const style of styles) {
    const text = (await cacheFile(event, style)) ?? '';
    await Promise.all(findAssets(text).map((file) => cacheFile(event, file)));
  }
}

/** Caches the offline page, unless it is cached already, in this version or an earlier one. */
export async function ensureOfflinePage(event: ExtendableEvent, locale: string): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.page);
  if (!(await cache.match(offlineAddress(locale)))) await cacheOfflinePage(event, locale);
}

/** The cached address of this path in the language that was cached last. */
async function findLatest(isWanted: (path: string) => boolean): Promise<string | null> {
  const cache = await caches.open(CACHE_NAMES.page);
  let latest = { at: -1, url: '' };
  for (const { url } of await cache.keys()) {
    if (!isWanted(new URL(url).pathname)) continue;
    const at = Number((await cache.match(url))?.headers.get(CACHED_AT) ?? 0);
    if (at > latest.at) latest = { at, url };
  }
  return latest.url || null;
}

const isHome = (path: string) => path !== '/' && isLocale(path.slice(1));

/**
 * Where a request is redirected for a page that is neither reachable nor cached: the home page for `/`, the offline
 * page for everything else. It has an address of its own: under another one the router would look for that other page
 * again and again.
 */
export async function leadOffline(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const home = pathname === '/' ? await findLatest(isHome) : null;
  if (home) return Response.redirect(home);
  const cache = await caches.open(CACHE_NAMES.page);
  const own = offlineAddress(localeOf(url));
  const target = (await cache.match(own))
    ? own
    : await findLatest((path) => path === OFFLINE_PATH || path.endsWith(OFFLINE_PATH));
  if (!target) return Response.error();
  const to = new URL(target);
  to.searchParams.set(WANTED_PARAMETER, pathname + search);
  return Response.redirect(to.href);
}

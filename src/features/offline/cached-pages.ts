import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';
import { CACHED_AT, CACHE_NAMES, CACHED_TITLE, OFFLINE_PATH } from '@/lib/offline/offline-cache';

export interface CachedPage {
  /** Address with its language. */
  href: string;
  title: string;
  cachedAtMs: number;
  isProduct: boolean;
}

/** The address without its language. The default language may be in it or not. */
function bare(path: string): { locale: Locale; rest: string } {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first)
    ? { locale: first, rest: `/${rest.join('/')}` }
    : { locale: DEFAULT_LOCALE, rest: path };
}

const decode = (text: string | null) => {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
};

/** A page names itself "title · shop". */
const withoutShop = (title: string) => title.replace(/ · [^·]*$/, '');

/**
 * The cached pages of a language, the newest first, without the offline page itself. Empty when nothing is cached or
 * the browser has no cache. A page that is cached with and without its language is listed once.
 */
export async function listCachedPages(locale: Locale): Promise<CachedPage[]> {
  if (!('caches' in window)) return [];
  const cache = await window.caches.open(CACHE_NAMES.page);
  const pages = new Map<string, CachedPage>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const address = bare(pathname);
    if (address.locale !== locale || address.rest === OFFLINE_PATH) continue;
    const headers = (await cache.match(request))?.headers;
    const title = withoutShop(decode(headers?.get(CACHED_TITLE) ?? null));
    if (!title) continue;
    const cachedAtMs = Number(headers?.get(CACHED_AT) ?? 0);
    const place = address.rest + search;
    if ((pages.get(place)?.cachedAtMs ?? -1) >= cachedAtMs) continue;
    pages.set(place, {
      href: pathname + search,
      title,
      cachedAtMs,
      isProduct: address.rest.startsWith('/produtos/'),
    });
  }
  return [...pages.values()].sort((a, b) => b.cachedAtMs - a.cachedAtMs);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages whose title has every typed word; accents do not count. */
export function findCachedPages(pages: readonly CachedPage[], typed: string): CachedPage[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return pages.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}

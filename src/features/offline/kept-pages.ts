import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';
import { KEPT_AT, KEPT_CACHES, KEPT_TITLE, OFFLINE_PATH } from '@/lib/offline/kept';

export interface KeptPage {
  /** Address with its language. */
  href: string;
  title: string;
  keptAtMs: number;
  isProduct: boolean;
}

/** The address without its language. The default language may stand in it or not. */
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
 * The pages this device keeps in a language, the newest first, without the offline page itself. Empty where nothing is
 * kept or the browser keeps nothing. A page that is kept with and without its language is listed once.
 */
export async function listKeptPages(locale: Locale): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await window.caches.open(KEPT_CACHES.page);
  const pages = new Map<string, KeptPage>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const address = bare(pathname);
    if (address.locale !== locale || address.rest === OFFLINE_PATH) continue;
    const headers = (await cache.match(request))?.headers;
    const title = withoutShop(decode(headers?.get(KEPT_TITLE) ?? null));
    if (!title) continue;
    const keptAtMs = Number(headers?.get(KEPT_AT) ?? 0);
    const place = address.rest + search;
    if ((pages.get(place)?.keptAtMs ?? -1) >= keptAtMs) continue;
    pages.set(place, {
      href: pathname + search,
      title,
      keptAtMs,
      isProduct: address.rest.startsWith('/produtos/'),
    });
  }
  return [...pages.values()].sort((a, b) => b.keptAtMs - a.keptAtMs);
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages whose title has every word that was typed, accents aside. */
export function findKeptPages(pages: readonly KeptPage[], typed: string): KeptPage[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return pages.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}

import { LOCALES } from '@config/locales';

/** Whose shared cache stands in front of the shop; `none` for a proxy that caches for a second, or for nothing. */
export type Cdn = 'none' | 'fastly' | 'cloudflare';

/** Seconds. */
export interface Lifetimes {
  /** In the shared cache. A failed purge heals after as long. */
  fresh: number;
  /** After that: shown once more while the cache asks for a new one. */
  whileRevalidate: number;
  /** After that: shown while the shop answers with an error or not at all. */
  ifError: number;
}

export const PAGE_LIFETIMES: Lifetimes = { fresh: 300, whileRevalidate: 60, ifError: 86_400 };
export const JSON_LIFETIMES: Lifetimes = { fresh: 60, whileRevalidate: 60, ifError: 86_400 };

/** What a shared cache is told with a public answer. */
interface Shared {
  tags: readonly string[];
  lifetimes: Lifetimes;
  /** Seconds that a browser may show it without asking. */
  maxAge?: number;
  /** Whether any cache may show it while it asks; a browser must not, where an edit has to show at once. */
  isShownStaleByAll?: boolean;
}

const staleWhile = ({ whileRevalidate }: Lifetimes) => `stale-while-revalidate=${whileRevalidate}`;
const staleIfError = ({ ifError }: Lifetimes) => `stale-if-error=${ifError}`;

/**
 * Headers of a public answer. `Cache-Control` is for browsers and any cache; what a CDN alone may do stands in the header
 * that it takes out (Fastly) or that browsers do not read (Cloudflare).
 */
export function headersOfShared(
  cdn: Exclude<Cdn, 'none'>,
  { tags, lifetimes, maxAge = 0, isShownStaleByAll = false }: Shared,
): Record<string, string> {
  const all = [
    ...['public', `max-age=${maxAge}`, `s-maxage=${lifetimes.fresh}`],
    ...(isShownStaleByAll ? [staleWhile(lifetimes)] : []),
    staleIfError(lifetimes),
  ].join(', ');
  const own = [`max-age=${lifetimes.fresh}`, staleWhile(lifetimes), staleIfError(lifetimes)].join(', ');
  return cdn === 'fastly'
    ? { 'Cache-Control': all, 'Surrogate-Control': own, 'Surrogate-Key': tags.join(' ') }
    : { 'Cache-Control': all, 'CDN-Cache-Control': `public, ${own}`, 'Cache-Tag': tags.join(',') };
}

/** Headers that keep a CDN from storing what other caches may. */
export const headersOfUnshared = (cdn: Exclude<Cdn, 'none'>): Record<string, string> =>
  cdn === 'fastly' ? { 'Surrogate-Control': 'no-store' } : { 'CDN-Cache-Control': 'no-store' };

/** Every public answer of a brand: purged by hand after a release. */
export const tagOfBrand = (brandId: string): string => brandId;
/** Answers of the API that list products: any change of a product may show in any of them. */
export const LISTS_TAG = 'lists';
/** Answers of the API that hold texts of people: posts, testimonials, lessons. */
export const CONTENT_TAG = 'content';

/** What stands below the first part of an address, one page for each thing. */
const KINDS = new Map([
  ['produtos', 'product'],
  ['categoria', 'category'],
  ['collections', 'collection'],
  ['informativos', 'post'],
  ['universidade', 'lesson'],
]);
/** Pages of this name alone that are the same for all; a closed list, so that a new page is private before it is public. */
const SINGLE = new Set([
  ...['', 'shop', 'sobre-nos', 'contato', 'faq', 'perguntas-frequentes', 'terms', 'privacy'],
  ...['seja-nosso-parceiro', 'marca-propria', 'offline', 'favoritos', 'resumo-do-pedido'],
  'orcamento',
  ...KINDS.keys(),
]);
/** Made from words in the query. */
const ASKED = new Set(['buscar', 'comparar']);
/** Below a public name, and yet for members, or no page. */
const CLOSED = new Set(['material_exclusivo', 'rss.xml']);
const SLUG = /^[\w-]{1,200}$/;
const DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;

/** The tag of one thing, as `product-sal-mineral`. */
export const tagOfThing = (kind: string, slug: string): string =>
  SLUG.test(slug) ? `${kind}-${slug}` : `${kind}-other`;

/** The parts of a page's address without its language; of its data as well. */
function partsOf(path: string): string[] {
  const data = DATA.exec(path)?.[1];
  const parts = (data ?? path).split('/').filter(Boolean);
  const bare = LOCALES.some((locale) => locale === parts[0]) ? parts.slice(1) : parts;
  return data && bare[0] === 'index' ? [] : bare;
}

/**
 * @param path address of a page or of its data, with or without its language
 * @returns the tags of a page that is the same for all; null for any other, which no shared cache may store
 */
export function tagsOfPage(path: string): string[] | null {
  const [name = '', child, ...more] = partsOf(path);
  if (more.length > 0) return null;
  if (child === undefined) {
    if (ASKED.has(name)) return [LISTS_TAG];
    return SINGLE.has(name) ? [`page-${name || 'home'}`] : null;
  }
  const kind = KINDS.get(name);
  return kind && !CLOSED.has(child) ? [tagOfThing(kind, child)] : null;
}

/** Pages with which answers of the API change. */
const ALONG = new Map([
  ['page-shop', LISTS_TAG],
  ['page-home', CONTENT_TAG],
  ['page-informativos', CONTENT_TAG],
  ['page-universidade', CONTENT_TAG],
]);

/** What must be purged when the page at this path was rendered again: it, and the answers of the API that show the same. */
export const tagsToPurge = (path: string): string[] =>
  (tagsOfPage(path) ?? []).flatMap((tag) => [tag, ...[ALONG.get(tag) ?? []].flat()]);

/** `/` leads to the language of the browser; caches that cannot tell languages apart must not store it. */
export const isLanguageDoor = (path: string): boolean => path === '/';

/** One shared cache may serve several brands. */
export const ofBrand = (brandId: string, tags: readonly string[]): string[] =>
  tags.map((tag) => `${brandId}-${tag}`);

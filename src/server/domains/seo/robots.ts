import type { Brand } from '@config/brands/brand';
import { DEFAULT_LOCALE, LOCALES } from '@config/locales';
import { BUYING_PAGES, PERSONAL_PAGES } from '@config/personal-pages';
import { fileAddress } from '@/lib/seo/page-address';
import { TRAIT_NAMES } from '@/contract/list-options';

/** Parameters that only sort or narrow a list that has an address of its own. */
const FILTERS = ['ordem', 'peso', 'precoMin', 'precoMax', 'emEstoque', 'emOferta', ...TRAIT_NAMES];

/** Public reads that a page makes while a crawler renders it. */
const RENDERING = ['/api/product/', '/api/search/', '/api/category/', '/api/collection/', '/api/blog/'];

/** A rule fits every address that begins like it. A `*` for the language would close products by the same name too. */
const closePath = (path: string) =>
  LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)).map(
    (prefix) => `Disallow: ${prefix}${path.replace(/\/$/, '')}`,
  );

/** robots.txt of a brand: everything is open but what belongs to one person, the API, and sorted copies of lists. */
export function writeRobots(brand: Brand): string {
  const closed = brand.cartEnabled ? [...PERSONAL_PAGES, ...BUYING_PAGES] : PERSONAL_PAGES;
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.flatMap(closePath),
    'Disallow: /api/',
    ...RENDERING.map((path) => `Allow: ${path}`),
    ...FILTERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${fileAddress('/sitemap.xml', brand)}`,
    '',
  ].join('\n');
}

import type { Brand } from '@config/brands/brand';
import { LOCALES } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { Picture } from '@/contract/schemas/catalog';
import { alternateAddresses, fileAddress, pageAddress } from '@/lib/seo/page-address';
import { widestPicture } from '@/lib/seo/picture-address';

/**
 * Products in one part. Each has an entry for every language with all the others named, about 5 kB of XML: a part
 * holds 5,000 addresses and stays near 5 MB, far below the protocol's 50,000 and 50 MB.
 */
export const PRODUCTS_PER_PART = 1_000;

/** Pages that every brand has and that need no data to know of. */
export const FIXED_PAGES = [
  ROUTES.home,
  ROUTES.shop,
  ROUTES.categories,
  ROUTES.collections,
  ROUTES.news,
  ROUTES.university,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.faq,
  ROUTES.partner,
  ROUTES.ownBrand,
  ROUTES.terms,
  ROUTES.privacy,
] as const;

/** A page as a sitemap knows it; `path` is its canonical address without locale. */
export interface SitemapPage {
  path: string;
  changedAt?: Date;
  pictures?: { picture: Pick<Picture, 'srcUrl' | 'widths'>; title: string }[];
}

/** The parts of a sitemap, by file name. */
export type SitemapPart = 'pages' | 'lists' | 'news' | { products: number };

/** `/sitemaps/<name>`: the number of a product part counts from 1. */
export const partFile = (part: SitemapPart): string =>
  typeof part === 'string' ? `${part}.xml` : `products-${part.products}.xml`;

/** The part that a file name asks for; null for a name that no part has. */
export function readPartFile(file: string): SitemapPart | null {
  if (file === 'pages.xml' || file === 'lists.xml' || file === 'news.xml') {
    return file === 'pages.xml' ? 'pages' : file === 'lists.xml' ? 'lists' : 'news';
  }
  const number = /^products-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  return number ? { products: Number(number) } : null;
}

/** One entry for each language of a page; every entry names all of them, itself too, as hreflang demands. */
export function planEntries({ path, changedAt, pictures }: SitemapPage, brand: Brand) {
  const links = alternateAddresses(path, brand);
  const img = pictures?.map(({ picture, title }) => ({
    url: fileAddress(widestPicture(picture), brand),
    title,
  }));
  return LOCALES.map((locale) => ({
    url: pageAddress(path, { brand, locale }),
    links,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
    ...(img && img.length > 0 && { img }),
  }));
}

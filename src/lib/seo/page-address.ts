import type { Brand, PageBrand } from '@config/brands/brand';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';

/** The brand and the language of a page. */
export interface PageSite {
  brand: PageBrand;
  locale: Locale;
}

/** The same, for addresses that only the server writes. */
export interface Site extends PageSite {
  brand: Brand;
}

/** Full address of a file without a language, such as a picture. */
export const fileAddress = (path: string, { canonicalUrl }: Pick<PageBrand, 'canonicalUrl'>): string =>
  `${canonicalUrl}${path}`;

/** Full address of a page in a language: the default one has no prefix, and the home of another no slash after it. */
export function pageAddress(
  path: string,
  { brand, locale }: { brand: Pick<PageBrand, 'canonicalUrl'>; locale: Locale },
): string {
  if (locale === DEFAULT_LOCALE) return fileAddress(path, brand);
  return fileAddress(`/${locale}${path === '/' ? '' : path}`, brand);
}

/** Full address of the news feed in a language. */
export function feedAddress({ brand, locale }: PageSite): string {
  const query = locale === DEFAULT_LOCALE ? '' : `?locale=${locale}`;
  return fileAddress(`${ROUTES.newsFeed}${query}`, brand);
}

export interface AlternateAddress {
  /** A language, or `x-default` for all other languages. */
  lang: Locale | 'x-default';
  url: string;
}

/** The same page in every language, itself among them, as search engines want each of them to say. */
export const alternateAddresses = (
  path: string,
  brand: Pick<PageBrand, 'canonicalUrl'>,
): AlternateAddress[] => [
  ...LOCALES.map((locale) => ({ lang: locale, url: pageAddress(path, { brand, locale }) })),
  { lang: 'x-default', url: pageAddress(path, { brand, locale: DEFAULT_LOCALE }) },
];

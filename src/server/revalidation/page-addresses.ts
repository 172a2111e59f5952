import { DEFAULT_LOCALE, LOCALES } from '@config/locales';

/** The addresses of a page in every language, the catalogue's readers first: the default one has no prefix. */
export const pageAddresses = (path: string): string[] =>
  LOCALES.map((locale) => {
    if (locale === DEFAULT_LOCALE) return path;
    return path === '/' ? `/${locale}` : `/${locale}${path}`;
  });

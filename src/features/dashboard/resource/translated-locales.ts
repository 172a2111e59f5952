import { CATALOGUE_LOCALE, LOCALES, type Locale } from '@config/locales';

export type TranslatedLocale = Exclude<Locale, 'pt-BR'>;

/** Languages an item may be translated into: all but the catalogue's own. */
export const TRANSLATED = LOCALES.filter((locale): locale is TranslatedLocale => locale !== CATALOGUE_LOCALE);

/** Something for each of these languages. */
export const inEachLocale = <Value>(valueOf: (locale: TranslatedLocale) => Value) =>
  Object.fromEntries(TRANSLATED.map((locale) => [locale, valueOf(locale)])) as Record<
    TranslatedLocale,
    Value
  >;

import type { Locale } from '@config/locales';

/** A file of texts: nested keys down to strings. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The texts in the props of a page, under the name that next-i18next reads. */
export interface PageTexts {
  initialLocale: Locale;
  ns: string[];
  initialI18nStore: Partial<Record<Locale, Record<string, Texts>>>;
}

import type { Locale } from '@config/locales';

/** A file of texts: nested keys down to strings. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What a page brings of texts, under the name that next-i18next looks for in its props. */
export interface PageTexts {
  initialLocale: Locale;
  ns: string[];
  initialI18nStore: Partial<Record<Locale, Record<string, Texts>>>;
}

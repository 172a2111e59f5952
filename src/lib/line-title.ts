import { CATALOGUE_LOCALE } from '@config/locales';

interface SoldLine {
  /** In Portuguese. */
  title: string;
  /** By language. */
  titles: Readonly<Record<string, string>>;
}

/** The name of a sold product for a reader of `language`, and the language of that name. */
export function lineTitle(
  { title, titles }: SoldLine,
  language: string,
): { title: string; titleLang: string } {
  const own = language === CATALOGUE_LOCALE ? undefined : titles[language];
  return own ? { title: own, titleLang: language } : { title, titleLang: CATALOGUE_LOCALE };
}

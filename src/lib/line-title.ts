import { CATALOGUE_LOCALE } from '@config/locales';

interface SoldLine {
  /** As the catalogue has it. */
  title: string;
  /** By language. */
  titles: Readonly<Record<string, string>>;
}

/** What a sold product is called for a reader of `language`, and which language that is. */
export function lineTitle(
  { title, titles }: SoldLine,
  language: string,
): { title: string; titleLang: string } {
  const own = language === CATALOGUE_LOCALE ? undefined : titles[language];
  return own ? { title: own, titleLang: language } : { title, titleLang: CATALOGUE_LOCALE };
}

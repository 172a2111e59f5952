import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Translations } from '@/server/db/schema/catalog';

/** A field in the wanted language where a translation exists, otherwise in Portuguese, and which language it is. */
export function translate(
  translations: Translations,
  field: string,
  original: string,
  locale: Locale,
): { text: string; lang: Locale } {
  const text = locale === CATALOGUE_LOCALE ? undefined : translations[locale]?.[field];
  return text ? { text, lang: locale } : { text: original, lang: CATALOGUE_LOCALE };
}

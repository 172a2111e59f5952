import { CATALOGUE_LOCALE } from '@config/locales';

/** The `lang` of a text that has no translation; undefined where the page's own language holds. */
export const textLang = (untranslated: readonly string[], field: string) =>
  untranslated.includes(field) ? CATALOGUE_LOCALE : undefined;

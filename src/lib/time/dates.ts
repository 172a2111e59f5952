import { SHOP_TIME_ZONE } from '@config/commerce';

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Gregorian calendar and Latin digits are set, because ICU releases differ on both for Arabic, and server and browser
 * must write the same text.
 */
const tagOf = (locale: string) => `${locale}-u-ca-gregory-nu-latn`;

/** Cached formatters: making one costs a slow phone more than a page of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The cached formatter for the same options (`times.ts` uses it too). */
export function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join(' ')}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tagOf(locale), options);
  formatters.set(key, known);
  return known;
}

/**
 * A date in words of the page's language, as the shop's clock has it (America/Sao_Paulo): `10 de fevereiro de 2026`.
 * A date without a time (`2026-11-02`) is that day everywhere. Empty for a text that is no date.
 */
export function formatDate(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const timeZone = CIVIL_DATE.test(iso) ? 'UTC' : SHOP_TIME_ZONE;
  return formatterOf(locale, { dateStyle: 'long', timeZone }).format(date);
}

import { SHOP_TIME_ZONE } from '@config/commerce';

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Gregorian calendar and Latin figures are named, not left to the language: ICU releases differ on both for Arabic,
 * and server and browser must write the same text.
 */
const tagOf = (locale: string) => `${locale}-u-ca-gregory-nu-latn`;

/** Formatters by what they write: making one costs a slow phone more than a page of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.values(options).join(' ')}`;
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

/** The shop's clock at a moment, 24 hours: `23:59`. Empty for a text that is no date. */
export function formatTime(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return formatterOf(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  }).format(date);
}

/** A day to come and its time on the shop's clock, for a near end: `sexta-feira, 27 de novembro às 20:00`. */
export const formatDayAndTime = (iso: string, locale: string): string =>
  formatterOf(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(iso));

/**
 * Date and time of the shop's clock, joined here because ICU releases differ on the word between them; with the comma of
 * the language.
 */
export const formatDateTime = (iso: string, locale: string): string =>
  [formatDate(iso, locale), formatTime(iso, locale)].filter(Boolean).join(locale === 'ar' ? '، ' : ', ');

import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatDate, formatterOf } from './dates';

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

/** A day in the near future with its time on the shop's clock: `sexta-feira, 27 de novembro às 20:00`. */
export const formatDayAndTime = (iso: string, locale: string): string =>
  formatterOf(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(iso));

/** The same in few letters: `27 de nov., 20:00`. */
export const formatShortDayAndTime = (iso: string, locale: string): string =>
  formatterOf(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(iso));

/**
 * Date and time of the shop's clock, joined here because ICU releases differ on the word between them; with the comma
 * of the language.
 */
export const formatDateTime = (iso: string, locale: string): string =>
  [formatDate(iso, locale), formatTime(iso, locale)].filter(Boolean).join(locale === 'ar' ? '، ' : ', ');

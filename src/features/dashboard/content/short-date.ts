import { SHOP_TIME_ZONE } from '@config/commerce';

/** A day of the shop's calendar in figures, for tables: `12/11/2026`. Gregorian and Latin figures in every language. */
export const shortDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(iso));

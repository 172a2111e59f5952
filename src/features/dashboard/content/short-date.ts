import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatterOf } from '@/lib/time/dates';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: SHOP_TIME_ZONE } as const;

/** A day of the shop's calendar in figures, for tables: `12/11/2026`. Gregorian and Latin figures in every language. */
export const shortDate = (iso: string, locale: string) => formatterOf(locale, DAY).format(new Date(iso));

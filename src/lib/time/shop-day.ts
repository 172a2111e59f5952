import { SHOP_TIME_ZONE } from '@config/commerce';

/** Sweden writes it so everywhere. Canada does not: with ICU 72, as in Debian’s WebKitGTK, the month comes first. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** The calendar day of the shop at a moment, `YYYY-MM-DD`. */
export const shopDay = (now: Date): string => FORMAT.format(now);

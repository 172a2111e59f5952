import { SHOP_TIME_ZONE } from '@config/commerce';

const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** The calendar day of the shop at a moment, `YYYY-MM-DD`. */
export const shopDay = (now: Date): string => FORMAT.format(now);

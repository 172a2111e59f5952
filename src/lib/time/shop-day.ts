import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatterOf } from './dates';

/**
 * The calendar day of the shop at a moment, `YYYY-MM-DD`. Sweden writes it so everywhere. Canada does not: with ICU 72,
 * as in Debian’s WebKitGTK, the month comes first.
 */
export const shopDay = (now: Date): string => formatterOf('sv-SE', { timeZone: SHOP_TIME_ZONE }).format(now);

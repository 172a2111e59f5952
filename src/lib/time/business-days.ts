import { addBusinessDays as walkBusinessDays } from '@brazilian-utils/brazilian-utils/add-business-days';
import { shopDay } from './shop-day';

const DAY_MS = 86_400_000;
/** The calendar date in the shop's time zone, `YYYY-MM-DD`: 02:30 UTC is still the day before in São Paulo. */
export const shopDateOf = shopDay;

/** Whole days since 1970 of a calendar date; counts dates, so no time zone can shift it. */
export const dayNumberOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;

/**
 * The calendar date `days` business days after an instant, by the calendar of São Paulo: weekends and the national
 * holidays, those of the banks included, do not count.
 * @returns `YYYY-MM-DD`
 * @throws RangeError for days that are no whole number, or a year outside 1900–2099
 */
export function businessDateAfter(instant: Date, days: number): string {
  const [year = 0, month = 1, day = 1] = shopDateOf(instant).split('-').map(Number);
  // The library reads local fields, so a local noon stands for the date whatever the server's zone is.
  const target = walkBusinessDays(new Date(year, month - 1, day, 12), days);
  if (!target) throw new RangeError('business days out of range');
  return [target.getFullYear(), target.getMonth() + 1, target.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The same time of day, `days` business days later in São Paulo. Errors as `businessDateAfter`. */
export function addBusinessDays(instant: Date, days: number): Date {
  const shift = dayNumberOf(businessDateAfter(instant, days)) - dayNumberOf(shopDateOf(instant));
  return new Date(instant.getTime() + shift * DAY_MS);
}

/** The calendar date `days` days after another. Both `YYYY-MM-DD`. */
export const addDays = (isoDate: string, days: number): string =>
  new Date((dayNumberOf(isoDate) + days) * DAY_MS).toISOString().slice(0, 10);

/** The last millisecond of a calendar date in São Paulo, which has had no daylight saving time since 2019. */
export const endOfShopDay = (isoDate: string): Date => new Date(`${isoDate}T23:59:59.999-03:00`);

/** The first millisecond of a calendar date in São Paulo. See `endOfShopDay`. */
export const startOfShopDay = (isoDate: string): Date => new Date(`${isoDate}T00:00:00.000-03:00`);

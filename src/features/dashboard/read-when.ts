import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatTime } from '@/lib/time/times';
import { withoutMarks } from './without-marks';

const parts = (locale: string, options: Intl.DateTimeFormatOptions, date: Date) =>
  withoutMarks(new Intl.DateTimeFormat(locale, { ...options, timeZone: SHOP_TIME_ZONE }).format(date));

/** The calendar day of the shop, as YYYY-MM-DD. */
const dayOf = (date: Date) => parts('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }, date);

/** `17h12` in Portuguese, `17:12` elsewhere. */
function timeOf(locale: string, iso: string) {
  const time = formatTime(iso, locale);
  return locale.startsWith('pt') ? time.replace(':', 'h') : time;
}

export interface When {
  isToday: boolean;
  /** Day and month, with the year when it is not this one. */
  date: string;
  time: string;
}

/** When something happened by the clock of the shop, short enough for a table. */
export function readWhen(iso: string, locale: string, now = new Date()): When {
  const at = new Date(iso);
  const day = dayOf(at);
  const today = dayOf(now);
  const year: Intl.DateTimeFormatOptions = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };
  return {
    isToday: day === today,
    date: parts(`${locale}-u-ca-gregory-nu-latn`, { day: '2-digit', month: '2-digit', ...year }, at),
    time: timeOf(locale, iso),
  };
}

import { withoutMarks } from '../without-marks';

/** A day of the shop's calendar (`YYYY-MM-DD`) as short as a chart needs it: day and month. */
export const formatDay = (day: string, locale: string): string =>
  withoutMarks(
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
      day: '2-digit',
      month: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`)),
  );

/** A day `YYYY-MM-DD` as the date mask shows it, `day.month.year`; empty for anything else. */
export const dayToText = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('.') : '';

/** The day `YYYY-MM-DD` of a date that is written out; empty for an empty text, null for one still being typed. */
export function textToDay(text: string): string | null {
  if (text === '') return '';
  return /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : null;
}

/** Midnight of a day `YYYY-MM-DD` in local time, as the date mask compares; undefined without a day. */
export function dayToDate(day: string | undefined): Date | undefined {
  return day ? new Date(`${day}T00:00:00`) : undefined;
}

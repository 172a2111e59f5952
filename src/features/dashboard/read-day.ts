/** A day as an address names it (`YYYY-MM-DD`), or null for anything that is no day of the calendar. */
export function readDay(text: string): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

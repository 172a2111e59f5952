import { SHOP_TIME_ZONE } from '@config/commerce';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment by the shop's clock as spreadsheets in Brazil read it: `21/11/2026 09:00`; empty for none. */
export const momentCell = (moment: Date | null): string =>
  moment ? clock.format(moment).replace(',', '') : '';

/** Whole centavos as an amount without sign or thousands: `1234,56`. */
export function moneyCell(cents: number): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`;
}

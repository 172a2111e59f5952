import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatterOf } from '@/lib/time/dates';

/** Year to minute of a moment as the clock of the shop has it. */
const clock = () =>
  formatterOf('en', {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

function readClock(time: number): string {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

const asUtc = (text: string) => Date.parse(`${text}:00Z`);

/** A moment as a `datetime-local` control shows it, by the clock of the shop; '' for a text that is no moment. */
export function toShopClock(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : readClock(time);
}

/** What a `datetime-local` control holds, by the clock of the shop, as a moment; '' for a text that is none. */
export function fromShopClock(text: string): string {
  const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? asUtc(text.slice(0, 16)) : NaN;
  if (Number.isNaN(wanted)) return '';
  // The distance of the shop's clock from UTC is known only at a moment: asked twice, it holds beside a change of clocks.
  const guess = wanted - (asUtc(readClock(wanted)) - wanted);
  return new Date(guess - (asUtc(readClock(guess)) - wanted)).toISOString();
}

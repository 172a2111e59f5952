import { westernDigits } from './read-whole-number';

/** Whole thousands with a separator between them, then a decimal part if there is one: `1.500`, `1,500.25`. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+(?=[.,]|$)/;

/** What of a text a field for whole units holds: digits and separators, those of an Arabic keyboard as Western ones. */
export const keepUnits = (text: string): string =>
  westernDigits(text)
    .replace(/٫/g, ',')
    .replace(/٬/g, '.')
    .replace(/[^0-9.,]/g, '');

/** The whole units that a text of `keepUnits` says: a decimal separator ends the number. 0 where there is none. */
export function readUnits(text: string): number {
  const [grouped] = GROUPED.exec(text) ?? [];
  const whole = grouped?.replace(/[.,]/g, '') ?? /^\d*/.exec(text)?.[0];
  return Number(whole);
}

import { westernDigits } from './read-whole-number';

interface DecimalPlaces {
  /** Decimals that are written even where they are zero. */
  least?: number;
  /** Decimals after which the number is rounded. */
  most?: number;
}

/** The separators of thousands and decimals, from CLDR. */
const signsOf = (language: string): [group: string, point: string] =>
  /^(pt|es)\b/.test(language) ? ['.', ','] : [',', '.'];

/**
 * A number as the language of the page writes it: `1.234,5` in Portuguese and Spanish, `1,234.5` in English, Arabic
 * with Latin figures, and Hebrew. Prices are Brazil's in every language (money.ts). Written out instead of asked from
 * Intl for the same reason as those, and because the first formatter of a page costs a slow phone a tenth of a second.
 */
export function formatDecimal(
  value: number,
  language: string,
  { least = 0, most = Math.max(least, 3) }: DecimalPlaces = {},
): string {
  const [group, point] = signsOf(language);
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const isZero = !/[1-9]/.test(whole + shown);
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${shown && `${point}${shown}`}`;
}

/**
 * A number in a field where it is edited. Thousands are not set apart: one digit more or less would make decimals of
 * them.
 */
export const decimalToEdit = (value: number, language: string): string =>
  String(value).replace('.', signsOf(language)[1]);

/**
 * A number as people type it: with either sign for decimals, which they mix, and with or without thousands set apart. A
 * sign before exactly three digits sets thousands apart (`1.000` heads), except where it is the language's own for
 * decimals and `isWhole` is not said: `1,250` kg in Portuguese. NaN for what is no number.
 */
export function readDecimal(text: string, language: string, isWhole = false): number {
  const typed = westernDigits(text).replace(/\s/g, '').replaceAll('٫', '.').replaceAll('٬', ',');
  const [, group] = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)(?:[.,]\d*)?$/.exec(typed) ?? [];
  const isOnce = group && typed.indexOf(group) === typed.length - 4;
  const isDecimal = isOnce && !isWhole && group === signsOf(language)[1];
  const plain = group && !isDecimal ? typed.replaceAll(group, '') : typed;
  return /^\d+[.,]?\d*$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}

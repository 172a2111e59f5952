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

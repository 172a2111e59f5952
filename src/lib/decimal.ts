interface DecimalPlaces {
  /** Decimals that are written even where they are zero. */
  least?: number;
  /** Decimals after which the number is rounded. */
  most?: number;
}

/**
 * A number as Brazil writes it, `1.234,5`, in every language of the shop as its prices are. Written out instead of asked
 * from Intl for the same reason as those (money.ts), and because the first formatter of a page costs a slow phone a
 * tenth of a second.
 */
export function formatDecimal(
  value: number,
  { least = 0, most = Math.max(least, 3) }: DecimalPlaces = {},
): string {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  const isZero = !/[1-9]/.test(whole + kept);
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${kept && `,${kept}`}`;
}

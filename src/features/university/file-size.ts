const KILO = 1_000;
const MEGA = KILO * KILO;

/** The size of a file as text: `1,2 MB`, `320 kB`. Latin digits in every language, like prices. */
export function fileSize(bytes: number, locale: string): string {
  const [size, unit] = bytes >= MEGA ? [bytes / MEGA, 'MB'] : [Math.max(1, Math.round(bytes / KILO)), 'kB'];
  const number = new Intl.NumberFormat(`${locale}-u-nu-latn`, { maximumFractionDigits: 1 }).format(size);
  return `${number} ${unit}`;
}

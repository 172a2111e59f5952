import type { FactoryOpts } from 'imask';

interface NumberMaskOptions {
  /** Decimals; 0 for whole numbers. */
  scale?: number;
  signed?: boolean;
  radix?: string;
  thousandsSeparator?: string;
  /** What is smaller becomes this when the field is left. */
  min?: number;
  /** What is larger becomes this when the field is left. */
  max?: number;
}

/** A number with the signs around it that belong to it. */
const RUN = /\d(?:[\d.,]*\d)?/;
const PLAIN = /^\d*[.,]?\d*$/;
const BRAZILIAN = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d*|,\d{3})$/;

/**
 * What is pasted may have signs between its thousands: `R$ 1.234,56`, `1.500` or `1,234.56`. A field of three decimals or
 * more reads `1.500` as one and a half, as it does when that is typed. Signs that set neither thousands nor decimals apart
 * (`1.234.56`) leave no number: nothing is taken.
 */
function withoutThousands(text: string, scale: number): string {
  const number = RUN.exec(text)?.[0] ?? '';
  // Before the decimals are typed, their comma ends the number.
  const withEnd = text.includes(`${number},`) ? `${number},` : number;
  if (ENGLISH.test(number)) return text.replace(number, number.replaceAll(',', ''));
  if (BRAZILIAN.test(withEnd)) {
    const isDecimal = scale >= 3 && /^\d+\.\d+$/.test(withEnd);
    return isDecimal ? text : text.replace(number, number.replaceAll('.', ''));
  }
  return PLAIN.test(number) ? text : '';
}

/** Thousands that are set apart, and a group after them of which not every digit is typed yet. */
const UNFINISHED = /^(\d{1,3}(?:\.\d{3})+)(\.\d{0,2})$/;

/**
 * The keys of a number as the text that its field takes, so that typing ends with the number that pasting gives. A group
 * that is still short reads as decimals, which it may turn out to be.
 */
export const readNumberKeys = (keys: string): string =>
  keys.replace(UNFINISHED, (_, thousands: string, group: string) => thousands.replaceAll('.', '') + group);

/** A number field: comma, two decimals, no sign, no separator of thousands unless said (docs/rules.md, Forms). */
export const numberMask = ({
  scale = 2,
  signed = false,
  radix = ',',
  thousandsSeparator = '',
  min,
  max,
}: NumberMaskOptions = {}): FactoryOpts => ({
  mask: Number,
  prepare: (text: string) => withoutThousands(text, scale),
  scale,
  radix,
  thousandsSeparator,
  // A point typed by habit is the comma, as is the Arabic one.
  mapToRadix: ['.', '٫'],
  // The library's own bounds decide whether a sign may be typed; it would refuse digits that go over a bound.
  min: signed || (min ?? 0) < 0 ? Number.MIN_SAFE_INTEGER : 0,
  max: Number.MAX_SAFE_INTEGER,
  commit(_, masked) {
    if (masked.value === '') return;
    const typed = masked.typedValue as number;
    const inBounds = Math.min(Math.max(typed, min ?? -Infinity), max ?? Infinity);
    if (inBounds !== typed) masked.typedValue = inBounds;
  },
});

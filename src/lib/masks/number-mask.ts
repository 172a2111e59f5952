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

const BRAZILIAN = /\d{1,3}(?:\.\d{3})+(?:,\d*)?/;
const ENGLISH = /\d{1,3}(?:,\d{3})+\.\d*/;

/**
 * What is pasted may have signs between its thousands: `R$ 1.234,56`, `1.500` or `1,234.56`. A field of three decimals or
 * more reads `1.500` as one and a half, as it does when that is typed.
 */
function withoutThousands(text: string, scale: number): string {
  const english = ENGLISH.exec(text)?.[0];
  if (english) return text.replaceAll(',', '');
  const number = BRAZILIAN.exec(text)?.[0];
  if (!number) return text;
  const isDecimal = scale >= 3 && /^\d+\.\d+$/.test(number);
  return isDecimal ? text : text.replaceAll('.', '');
}

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

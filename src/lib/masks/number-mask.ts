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

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

/** A number field: comma, two decimals, no sign, no separator of thousands unless said (specification, section 5). */
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
  // A point typed by habit is the comma.
  mapToRadix: ['.'],
  // The library asks for a sign by a smallest number below zero.
  min: min ?? (signed ? Number.MIN_SAFE_INTEGER : 0),
  max: max ?? Number.MAX_SAFE_INTEGER,
});

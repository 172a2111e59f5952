import type { FactoryOpts } from 'imask';
import { IMask } from 'react-imask';

interface DateMaskOptions {
  /** An earlier date becomes this when the field is left. */
  min?: Date;
  /** A later date becomes this when the field is left. */
  max?: Date;
}

/** A date as `day.month.year`: day 1–31, month 1–12, year 1900–9999 (docs/rules.md, Forms). Local dates. */
export const dateMask = ({ min, max }: DateMaskOptions = {}): FactoryOpts => ({
  mask: Date,
  // The backtick stops what was typed before it from moving when a character is deleted.
  pattern: 'd{.}`m{.}`Y',
  blocks: {
    d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
    m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
    Y: { mask: IMask.MaskedRange, from: 1900, to: 9999 },
  },
  commit(_, masked) {
    const date = masked.typedValue as Date | null;
    if (!date) return;
    if (min && date < min) masked.typedValue = min;
    else if (max && date > max) masked.typedValue = max;
  },
});

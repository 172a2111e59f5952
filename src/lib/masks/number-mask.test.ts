import { createMask } from 'imask';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberMask, readNumberKeys } from './number-mask';

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');

/** What stands in the field of so many decimals once this was given to it at once. */
function hold(text: string, scale: number) {
  const mask = createMask(numberMask({ scale }) as { mask: string });
  mask.append(text, { input: true, raw: true });
  return mask.value;
}

const wholes = fc.integer({ min: 0, max: 99_999_999 });
const scales = fc.integer({ min: 0, max: 4 });

describe('a number with its thousands set apart', () => {
  it('is the same number without them', () => {
    fc.assert(
      fc.property(wholes, fc.integer({ min: 10, max: 99 }), scales, (whole, cents, scale) => {
        const decimals = String(cents).slice(0, scale);
        expect(hold(`${grouped(whole)},${cents}`, scale)).toBe(scale ? `${whole},${decimals}` : `${whole}`);
      }),
    );
  });

  it('is the same whether its keys are read one by one or all at once', () => {
    fc.assert(
      fc.property(wholes, fc.integer({ min: 10, max: 99 }), scales, (whole, cents, scale) => {
        const text = `${grouped(whole)},${cents}`;
        expect(hold(readNumberKeys(text), scale)).toBe(hold(text, scale));
      }),
    );
  });

  it('is never a larger number than its digits before the comma while it is typed', () => {
    fc.assert(
      fc.property(wholes, fc.integer({ min: 10, max: 99 }), scales, (whole, cents, scale) => {
        const text = `${grouped(whole)},${cents}`;
        for (let end = 1; end <= text.length; end += 1) {
          const held = hold(readNumberKeys(text.slice(0, end)), scale);
          expect(held).not.toBe('');
          expect(Number(held.replace(',', '.'))).toBeLessThan(whole + 1);
        }
      }),
    );
  });

  it('is no number where a group of thousands is short', () => {
    fc.assert(
      fc.property(wholes, fc.stringMatching(/^\d{1,2}$/), scales, (whole, short, scale) => {
        fc.pre(whole >= 1000);
        expect(hold(`${grouped(whole)}.${short}`, scale)).toBe('');
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeOrderNumber, readOrderNumber } from './order-number';

const brands = fc.constantFrom('boa-lida', 'tropa-e-sela', 'linha-matriz');
/** What people write between the signs of a number, and around it. */
const noise = fc
  .array(fc.constantFrom(' ', '-', '\u2013', '#', '.'), { maxLength: 3 })
  .map((all) => all.join(''));

describe('a typed order number', () => {
  it('is the stored one however it is separated, with its prefix and without', () => {
    fc.assert(
      fc.property(
        brands,
        noise,
        noise,
        fc.boolean(),
        fc.boolean(),
        (id, before, within, isWhole, isSmall) => {
          const number = makeOrderNumber(id);
          const signs = Array.from(isWhole ? number.replace('-', '') : number.slice(number.indexOf('-') + 1));
          const typed = before + signs.join(within);
          expect(readOrderNumber(isSmall ? typed.toLowerCase() : typed, id)).toBe(number);
        },
      ),
    );
  });

  it('stays as it is where it is no number of the brand', () => {
    for (const text of ['LM-7K2M9Q', 'BL-0', 'BL-2026-000123', '', 'BL-7K2M9QX'])
      expect(readOrderNumber(text, 'boa-lida')).toBe(text);
  });
});

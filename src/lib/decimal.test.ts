import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { formatDecimal } from './decimal';

describe('formatDecimal', () => {
  it('writes a number as the language of the page does', () => {
    expect(formatDecimal(4.6, 'pt-BR', { least: 1, most: 1 })).toBe('4,6');
    expect(formatDecimal(4.6, 'en', { least: 1, most: 1 })).toBe('4.6');
    expect(formatDecimal(5, 'es', { least: 1, most: 1 })).toBe('5,0');
    expect(formatDecimal(1200, 'pt-BR')).toBe('1.200');
    expect(formatDecimal(1200.5, 'ar')).toBe('1,200.5');
    expect(formatDecimal(0.125, 'he')).toBe('0.125');
    expect(formatDecimal(-0.0001, 'pt-BR')).toBe('0');
    expect(formatDecimal(-1234567.5, 'pt-BR')).toBe('-1.234.567,5');
  });

  it.each(LOCALES)('writes whole numbers and tenths in %s as Intl does with Latin figures', (locale) => {
    // Spanish leaves four figures without a point, and right-to-left languages add a mark before a minus.
    const options = { useGrouping: 'always' as const };
    const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, options);
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        expect(formatDecimal(tenths / 10, locale)).toBe(
          format
            .format(tenths / 10 + 0)
            .replace(/[\u200e\u200f\u061c]/g, '')
            .replace(/^-0$/, '0'),
        );
      }),
    );
  });
});

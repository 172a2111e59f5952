import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { decimalToEdit, formatDecimal, readDecimal } from './decimal';

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

describe('a number that is typed', () => {
  it.each([
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['١٠٠٠', 1000],
    ['1.000.000', 1_000_000],
    ['80', 80],
    ['80.', 80],
  ])('is read from %s as %s animals in every language', (text, amount) => {
    for (const locale of LOCALES) expect(readDecimal(text, locale, true)).toBe(amount);
  });

  it.each([
    ['300,5', 'pt-BR', 300.5],
    ['300.5', 'pt-BR', 300.5],
    ['1.250', 'pt-BR', 1250],
    ['1,250', 'pt-BR', 1.25],
    ['1,250', 'en', 1250],
    ['1.250', 'en', 1.25],
    ['0.350', 'pt-BR', 0.35],
    ['1.234,5', 'pt-BR', 1234.5],
  ])('is read from %s in %s as %s kg', (text, locale, amount) => {
    expect(readDecimal(text, locale)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '1.2.3', '1,000,00', 'Infinity', '1e3', '0x10'])('is none in %s', (text) => {
    for (const locale of LOCALES) expect(readDecimal(text, locale)).toBeNaN();
  });

  it.each(LOCALES)('is what %s wrote', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        expect(readDecimal(formatDecimal(thousandths / 1000, locale), locale)).toBe(thousandths / 1000);
      }),
    );
  });
});

describe('a number to edit', () => {
  it('has the decimal sign of the language, and nothing that another digit could move', () => {
    expect(decimalToEdit(42.5, 'pt-BR')).toBe('42,5');
    expect(decimalToEdit(1200, 'pt-BR')).toBe('1200');
    expect(readDecimal(`${decimalToEdit(1200, 'pt-BR')}0`, 'pt-BR', true)).toBe(12_000);
    expect(decimalToEdit(1.125, 'en')).toBe('1.125');
  });

  it.each(LOCALES)('is read in %s as what was written, in kilograms and in animals', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const [kilograms, animals] = [amount / 1000, amount / 10];
        expect(readDecimal(decimalToEdit(kilograms, locale), locale)).toBe(kilograms);
        expect(readDecimal(decimalToEdit(animals, locale), locale, true)).toBe(animals);
      }),
    );
  });
});

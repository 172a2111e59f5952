import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimal';

describe('formatDecimal', () => {
  it('writes a number as Brazil does', () => {
    expect(formatDecimal(4.6, { least: 1, most: 1 })).toBe('4,6');
    expect(formatDecimal(5, { least: 1, most: 1 })).toBe('5,0');
    expect(formatDecimal(1200)).toBe('1.200');
    expect(formatDecimal(0.125)).toBe('0,125');
    expect(formatDecimal(-0.0001)).toBe('0');
    expect(formatDecimal(-1234567.5)).toBe('-1.234.567,5');
  });

  it('writes whole numbers and tenths as Intl does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        expect(formatDecimal(tenths / 10)).toBe(
          (tenths / 10 + 0).toLocaleString('pt-BR').replace(/^-0$/, '0'),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import products from '../../../demo/products.json';
import { isGtin13, withCheckDigit } from './gtin';

const codes = products.flatMap(({ variations }) => variations.map(({ gtin13 }) => gtin13));

describe('a bar code of 13 digits', () => {
  it('is right for every pack of the demo', () => {
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !isGtin13(code))).toEqual([]);
  });

  it('ends with the digit that its first twelve ask for', () => {
    expect(codes.map((code) => withCheckDigit(code.slice(0, -1)))).toEqual(codes);
  });

  it('is wrong with any one digit mistaken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, at, add) => {
        const digit = (Number(code[at]) + add) % 10;
        expect(isGtin13(`${code.slice(0, at)}${String(digit)}${code.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it.each(['', '789000000101', '78900000010141', '789000000101A', ' 7890000001014'])('is not %j', (text) => {
    expect(isGtin13(text)).toBe(false);
  });
});

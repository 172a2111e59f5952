import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepUnits, readUnits } from './read-units';

it.each([
  ['48', 48],
  ['4x8', 48],
  ['1,5', 1],
  ['3.7', 3],
  ['12,50', 12],
  ['2,', 2],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.500,25', 1500],
  ['1.5000', 1],
  ['٤٨', 48],
  ['٤٫٥', 4],
  [',5', 0],
  ['', 0],
])('reads %s as %i whole units', (text, units) => {
  expect(readUnits(keepUnits(text))).toBe(units);
});

it('never makes more of a number by its decimals', () => {
  const decimals = fc.stringMatching(/^[0-9]{0,2}$/);
  fc.assert(
    fc.property(fc.nat(99_999), fc.constantFrom('.', ','), decimals, (units, separator, part) => {
      expect(readUnits(`${units}${separator}${part}`)).toBe(units);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '@/testing/brazil-vectors.json';
import {
  allocateCents,
  formatBRL,
  formatCents,
  fractionOfCents,
  fromCents,
  splitCents,
  toCents,
} from './money';
import { runs } from '@/testing/runs';

const cents = fc.integer({ min: 0, max: 2_000_000_000 });

describe('money', () => {
  it('formats the reference vectors with a no-break space', () => {
    for (const [reais, text] of vectors.money.intl_ptBR_BRL as [number, string][])
      expect(formatBRL(reais)).toBe(text);
    expect(formatCents(123_456_789)).toBe('R$\u00a01.234.567,89');
    expect(formatBRL(-0.001)).toBe('R$\u00a00,00');
  });

  it('agrees with Intl for every amount', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
        expect(formatCents(value)).toBe(intl.format(fromCents(value)));
      }),
    );
  });

  it('keeps whole centavos through reais', () => {
    expect([toCents(1.15), toCents(19.9), toCents(0.29)]).toEqual([115, 1990, 29]);
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
        expect(toCents(fromCents(value))).toBe(value);
      }),
    );
  });

  it('splits into parts that sum exactly and differ by one centavo at most, the first ones larger', () => {
    for (const [total, parts, first, last] of vectors.money.split_cents as [
      number,
      number,
      number,
      number,
    ][]) {
      const split = splitCents(total, parts);
      expect([split[0], split.at(-1)]).toEqual([first, last]);
    }
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 36 }), (total, parts) => {
        const split = splitCents(total, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
        expect(split[0]).toBe(Math.max(...split));
      }),
    );
    expect(() => splitCents(100, 0)).toThrow(RangeError);
  });

  it('allocates by largest remainder: exact sum, nothing above its weight', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, fraction) => {
          const amount = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * fraction);
          const shares = allocateCents(amount, weights);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(weights[index] ?? 0));
          shares.forEach((share) => expect(share).toBeGreaterThanOrEqual(0));
        },
      ),
    );
    expect(allocateCents(0, [0, 0])).toEqual([0, 0]);
  });

  it('rounds a fraction once and half up, as whole-number arithmetic does', () => {
    expect(fractionOfCents(1050, 0.05)).toBe(53);
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (value, tenThousandths) => {
        const exact = (BigInt(value) * BigInt(tenThousandths) * 2n + 10_000n) / 20_000n;
        expect(fractionOfCents(value, tenThousandths / 10_000)).toBe(Number(exact));
      }),
      runs(2_000),
    );
  });
});

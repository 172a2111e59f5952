import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { CARD_INTEREST_MONTHLY } from '@config/commerce';
import { maxInterestFreeFor } from './installment-count';
import { annualRateOf, planInstallments } from './installments';
import { splitCents } from '@/lib/money';
import { runs } from '@/testing/runs';

const rule = boaLida.commerce;
const choiceOf = (totalCents: number, count: number) =>
  planInstallments(totalCents, rule).find((choice) => choice.count === count);
const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
const amount = fc.integer({ min: 1, max: 2_000_000_000 });
const rules = fc.record({
  interestFreeInstallments: fc.integer({ min: 1, max: 12 }),
  maxInstallments: fc.integer({ min: 1, max: 18 }),
  minInstallmentCents: fc.integer({ min: 1, max: 20_000 }),
});

describe('instalments', () => {
  it('charge R$ 1.134,02 for R$ 1.000,00 in 12 parts at 1.99% a month, 26.68% a year', () => {
    expect(choiceOf(100_000, 12)).toEqual({
      count: 12,
      // Two of the twelve parts are R$ 94,51, the others R$ 94,50: the largest is the one to show.
      valueCents: 9451,
      totalCents: 113_402,
      interestCents: 13_402,
      monthlyRate: 0.0199,
      annualRate: 0.2668,
    });
    expect(Math.min(...splitCents(113_402, 12))).toBe(9450);
  });

  it('cost nothing more up to the number the brand gives, and carry interest from the next on', () => {
    const choices = planInstallments(100_000, rule);
    expect(choices.map(({ interestCents }) => interestCents > 0)).toEqual([
      ...Array.from({ length: rule.interestFreeInstallments }, () => false),
      ...Array.from({ length: rule.maxInstallments - rule.interestFreeInstallments }, () => true),
    ]);
    expect(choices.filter(({ monthlyRate }) => monthlyRate > 0)).toHaveLength(6);
    expect(maxInterestFreeFor(100_000, rule)).toBe(6);
    expect(maxInterestFreeFor(12_000, rule)).toBe(2);
  });

  it.each([
    [11_880, 12, 990, 990],
    [10_000, 3, 3334, 3333],
    [18_990, 12, 1583, 1582],
  ])('split %i centavos in %i parts of at most %i', (totalCents, count, largest, smallest) => {
    const free = { interestFreeInstallments: 12, maxInstallments: 12, minInstallmentCents: 500 };
    expect(planInstallments(totalCents, free)[count - 1]?.valueCents).toBe(largest);
    expect(Math.min(...splitCents(totalCents, count))).toBe(smallest);
  });

  it.each([
    [4_990, 9, 555],
    [11_880, 12, 990],
    [45_000, 12, 3750],
    [499, 1, 499],
  ])('offer as many parts of %i centavos as the minimum lets: %i', (totalCents, count, largest) => {
    const free = { interestFreeInstallments: 12, maxInstallments: 12, minInstallmentCents: 500 };
    expect(planInstallments(totalCents, free).at(-1)).toMatchObject({ count, valueCents: largest });
  });

  it('sum to their total and differ by at most one centavo, none below the minimum, the largest shown', () => {
    fc.assert(
      fc.property(amount, rules, (totalCents, terms) => {
        const choices = planInstallments(totalCents, terms);
        expect(choices.map(({ count }) => count)).toEqual(choices.map((_, index) => index + 1));
        expect(choices.length).toBeLessThanOrEqual(Math.max(1, terms.maxInstallments));
        for (const choice of choices) {
          const parts = splitCents(choice.totalCents, choice.count);
          expect(sum(parts)).toBe(choice.totalCents);
          expect(Math.max(...parts)).toBe(choice.valueCents);
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
          if (choice.count > 1) expect(Math.min(...parts)).toBeGreaterThanOrEqual(terms.minInstallmentCents);
        }
      }),
      runs(500),
    );
  });

  it('charge the total and its interest, which is whole centavos and never shrinks with more parts', () => {
    fc.assert(
      fc.property(amount, rules, (totalCents, terms) => {
        let before = 0;
        for (const choice of planInstallments(totalCents, terms)) {
          expect(choice.totalCents).toBe(totalCents + choice.interestCents);
          expect(Number.isInteger(choice.interestCents)).toBe(true);
          expect(choice.interestCents).toBeGreaterThanOrEqual(before);
          const isFree = choice.count <= terms.interestFreeInstallments;
          if (isFree) expect(choice).toMatchObject({ interestCents: 0, monthlyRate: 0, annualRate: 0 });
          else expect(choice.monthlyRate).toBe(CARD_INTEREST_MONTHLY);
          before = choice.interestCents;
        }
      }),
      runs(500),
    );
  });

  it('pay the debt off: what is left after the last part is the rounding alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 10_000_000 }), (totalCents) => {
        for (const { count, totalCents: charged, monthlyRate } of planInstallments(totalCents, rule)) {
          const parts = splitCents(charged, count);
          const left = parts.reduce((debt, part) => debt * (1 + monthlyRate) - part, totalCents);
          expect(Math.abs(left)).toBeLessThan(count + 1);
        }
      }),
    );
  });

  it('show the effective annual rate', () => {
    expect(annualRateOf(0)).toBe(0);
    expect(annualRateOf(0.01)).toBe(0.1268);
  });
});

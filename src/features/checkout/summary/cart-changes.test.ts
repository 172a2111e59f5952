import { describe, expect, it } from 'vitest';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote } from '@/features/cart/make-quote';
import { planCartChanges, shortagesOf, snapshotOf } from './cart-changes';

const item = (overrides: Parameters<typeof makeCartLine>[0] = {}, quantity = 2) => ({
  ...makeCartLine(overrides),
  quantity,
});
const PACK = {
  variationId: 'v1',
  title: 'Seca Brava 40',
  titleLang: 'pt-BR',
  presentation: 'Saco 30 kg',
};
const before = makeQuote([item(), item({ id: 'v2' })]);

describe('planCartChanges', () => {
  it('names prices, quantities and lines that are gone', () => {
    const after = makeQuote([item({ sale_price: 120 }, 1)]);
    expect(planCartChanges(before, after)).toEqual([
      { kind: 'price', pack: PACK, from: 117.9, to: 120 },
      { kind: 'quantity', pack: PACK, from: 2, to: 1 },
      { kind: 'gone', pack: { ...PACK, variationId: 'v2' } },
    ]);
  });

  it('names the freight and a lost coupon', () => {
    const after = { ...before, totals: { ...before.totals, freight: 64.9 } };
    expect(planCartChanges(before, after)).toEqual([{ kind: 'freight', from: 0, to: 64.9 }]);
    const withCoupon = { ...before, totals: { ...before.totals, discount: 10 } };
    expect(planCartChanges(withCoupon, before)).toEqual([{ kind: 'coupon', from: 10, to: 0 }]);
  });

  it('finds nothing between equal answers', () => {
    expect(planCartChanges(before, before)).toEqual([]);
  });
});

describe('details of a refusal', () => {
  it('are read only when they are what they should be', () => {
    expect(snapshotOf(before)).toBe(before);
    expect([null, undefined, 'x', {}, { lines: 1 }].map(snapshotOf)).toEqual([null, null, null, null, null]);
    const short = { variationId: 'v1', title: 'Sal', requested: 2, available: 1 };
    expect(shortagesOf({ ...before, items: [short, null, {}] })).toEqual([{ ...short, titleLang: 'pt-BR' }]);
    expect(snapshotOf({ ...before, items: [short] })?.hash).toBe(before.hash);
    expect([null, {}, { items: 'x' }].map(shortagesOf)).toEqual([[], [], []]);
  });
});

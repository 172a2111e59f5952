import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_KINDS } from '@/contract/shop-constants';
import { couponAppliesTo, couponClosedReason, type CouponTerms } from './coupon-rules';
import { planTotals, priceGoods, type CartItem } from './price-cart';
import { runs } from '@/testing/runs';

const PRODUCTS = ['p1', 'p2', 'p3', 'p4'] as const;
const CATEGORIES = ['aves', 'equinos', 'linha-branca'] as const;
const COLLECTIONS = ['col-seca', 'col-aguas'] as const;

const item: fc.Arbitrary<CartItem> = fc.record({
  productId: fc.constantFrom(...PRODUCTS),
  collectionId: fc.constantFrom(null, ...COLLECTIONS),
  categories: fc.subarray(CATEGORIES.map((slug) => ({ id: `cat-${slug}`, slug }))),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPriceCents: fc.integer({ min: 1, max: 1_000_000 }),
});
const cart = fc.array(item, { minLength: 1, maxLength: 20 });
const tenThousandths = fc.integer({ min: 0, max: 10_000 });
const coupon: fc.Arbitrary<CouponTerms> = fc.record({
  kind: fc.constantFrom(...COUPON_KINDS),
  discount: tenThousandths.map((value) => value / 10_000),
  amountCents: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  allProducts: fc.boolean(),
  applicability: fc.record({
    products: fc.subarray([...PRODUCTS]),
    categories: fc.subarray([...CATEGORIES]),
    collections: fc.subarray([...COLLECTIONS]),
  }),
  validFrom: fc.constant(new Date(0)),
  validUntil: fc.constant(new Date(8e12)),
  minimumTotalCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  maxUses: fc.constant(null),
  usedCount: fc.constant(0),
  maxUsesPerUser: fc.constant(null),
  active: fc.constant(true),
});
const freight = fc.integer({ min: 0, max: 500_000 });
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const totalOf = (items: CartItem[], terms: CouponTerms | null, freightCents: number) => {
  const goods = priceGoods(items, terms);
  return { goods, ...planTotals(goods.goodsCents, freightCents, 0.05) };
};
const RUNS = runs(500);

describe('pricing', () => {
  it('keeps every amount a whole number of centavos that adds up and is never negative', () => {
    fc.assert(
      fc.property(cart, fc.option(coupon), freight, (items, terms, freightCents) => {
        const { goods, totalCents, totalWithPixCents, pixDiscountCents } = totalOf(
          items,
          terms,
          freightCents,
        );
        const subtotal = sum(items.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents));
        expect(goods.subtotalCents).toBe(subtotal);
        expect(totalCents).toBe(subtotal - goods.discountCents + freightCents);
        expect(totalWithPixCents).toBe(totalCents - pixDiscountCents);
        for (const amount of [
          totalCents,
          totalWithPixCents,
          pixDiscountCents,
          goods.discountCents,
          ...goods.lines.map((line) => line.discountCents),
        ]) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('never takes off more than the eligible lines are worth', () => {
    fc.assert(
      fc.property(cart, coupon, (items, terms) => {
        const eligible = items.filter((entry) => couponAppliesTo(terms, entry));
        expect(priceGoods(items, terms).discountCents).toBeLessThanOrEqual(
          sum(eligible.map((entry) => entry.quantity * entry.unitPriceCents)),
        );
      }),
      RUNS,
    );
  });

  it('rounds the coupon once, half up, as exact arithmetic does', () => {
    fc.assert(
      fc.property(cart, tenThousandths, (items, fraction) => {
        const terms = {
          ...OPEN,
          discount: fraction / 10_000,
          applicability: { products: [...PRODUCTS], categories: [], collections: [] },
        };
        const { subtotalCents, discountCents } = priceGoods(items, terms);
        expect(BigInt(discountCents)).toBe(
          (BigInt(subtotalCents) * BigInt(fraction) * 2n + 10_000n) / 20_000n,
        );
      }),
      RUNS,
    );
  });

  it('shares the coupon over its lines exactly, none above its line and nothing on the others', () => {
    fc.assert(
      fc.property(cart, coupon, (items, terms) => {
        const { lines, discountCents } = priceGoods(items, terms);
        expect(sum(lines.map((line) => line.discountCents))).toBe(discountCents);
        for (const line of lines) {
          expect(line.discountCents).toBeLessThanOrEqual(
            couponAppliesTo(terms, line.item) ? line.totalCents : 0,
          );
        }
      }),
      RUNS,
    );
  });

  it('does not care about the order of lines or about equal lines being merged', () => {
    fc.assert(
      fc.property(cart, fc.option(coupon), freight, (items, terms, freightCents) => {
        const split = items.flatMap((entry) =>
          entry.quantity > 1
            ? [
                { ...entry, quantity: 1 },
                { ...entry, quantity: entry.quantity - 1 },
              ]
            : [entry],
        );
        const { totalCents, totalWithPixCents } = totalOf(items, terms, freightCents);
        expect(totalOf([...items].reverse(), terms, freightCents)).toMatchObject({
          totalCents,
          totalWithPixCents,
        });
        expect(totalOf(split, terms, freightCents)).toMatchObject({ totalCents, totalWithPixCents });
      }),
      RUNS,
    );
  });

  it('never raises the total by more than its price for one more unit, whatever the coupon', () => {
    fc.assert(
      fc.property(cart, coupon, freight, (items, terms, freightCents) => {
        const more = items.map((entry, index) =>
          index === 0 ? { ...entry, quantity: entry.quantity + 1 } : entry,
        );
        const price = items[0]?.unitPriceCents ?? 0;
        const before = totalOf(items, terms, freightCents);
        const after = totalOf(more, terms, freightCents);
        expect(after.totalCents - before.totalCents).toBeLessThanOrEqual(price);
        expect(after.totalWithPixCents - before.totalWithPixCents).toBeLessThanOrEqual(price);
      }),
      RUNS,
    );
  });

  it('never lowers the subtotal for more units, nor the total when a coupon is removed', () => {
    fc.assert(
      fc.property(cart, coupon, freight, (items, terms, freightCents) => {
        const more = items.map((entry, index) =>
          index === 0 ? { ...entry, quantity: entry.quantity + 1 } : entry,
        );
        expect(priceGoods(more, null).subtotalCents).toBeGreaterThanOrEqual(
          priceGoods(items, null).subtotalCents,
        );
        const without = totalOf(items, null, freightCents);
        const withCoupon = totalOf(items, terms, freightCents);
        expect(without.totalCents).toBeGreaterThanOrEqual(withCoupon.totalCents);
        expect(without.totalWithPixCents).toBeGreaterThanOrEqual(withCoupon.totalWithPixCents);
      }),
      RUNS,
    );
  });
});

const OPEN: CouponTerms = {
  kind: 'percent',
  amountCents: null,
  allProducts: false,
  discount: 0.1,
  applicability: { products: ['p1'], categories: ['aves'], collections: ['col-seca'] },
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2026-12-31T00:00:00Z'),
  minimumTotalCents: null,
  maxUses: 10,
  usedCount: 9,
  maxUsesPerUser: 1,
  active: true,
};
const line: CartItem = {
  productId: 'p9',
  collectionId: null,
  categories: [],
  quantity: 1,
  unitPriceCents: 10_000,
};

describe('coupons', () => {
  it('apply to a listed product, category or collection and to nothing else', () => {
    expect(couponAppliesTo(OPEN, { ...line, productId: 'p1' })).toBe(true);
    expect(couponAppliesTo(OPEN, { ...line, categories: [{ id: 'cat-aves', slug: 'aves' }] })).toBe(true);
    expect(couponAppliesTo(OPEN, { ...line, collectionId: 'col-seca' })).toBe(true);
    expect(couponAppliesTo(OPEN, line)).toBe(false);
    expect(couponAppliesTo({ ...OPEN, discount: 0 }, { ...line, productId: 'p1' })).toBe(false);
  });

  it('of a fixed amount take it off the listed products and no more than these are worth, and leave R$ 1,00 to pay', () => {
    const fixed: CouponTerms = { ...OPEN, kind: 'fixed', discount: 0, amountCents: 5_000 };
    const salt = { ...line, productId: 'p1', unitPriceCents: 3_000 };
    expect(priceGoods([{ ...salt, quantity: 2 }, line], fixed)).toMatchObject({
      discountCents: 5_000,
      lines: [{ discountCents: 5_000 }, { discountCents: 0 }],
    });
    expect(priceGoods([salt, line], fixed)).toMatchObject({ discountCents: 3_000, goodsCents: 10_000 });
    expect(priceGoods([salt], fixed)).toMatchObject({ discountCents: 2_900, goodsCents: 100 });
    expect(priceGoods([line], fixed).couponReason).toBe('COUPON_NOT_APPLICABLE');
  });

  it('of all products need no list, and free freight takes nothing off products', () => {
    const nothing = { products: [], categories: [], collections: [] };
    const all = { ...OPEN, allProducts: true, applicability: nothing };
    expect(priceGoods([line], all)).toMatchObject({ discountCents: 1_000, couponReason: null });
    expect(priceGoods([line], { ...all, kind: 'free_freight', discount: 0 })).toMatchObject({
      discountCents: 0,
      couponReason: null,
    });
  });

  it('say why they are closed', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(couponClosedReason(OPEN, now, 0)).toBeNull();
    expect(couponClosedReason({ ...OPEN, active: false }, now, 0)).toBe('COUPON_UNKNOWN');
    expect(couponClosedReason(OPEN, new Date('2025-12-31T00:00:00Z'), 0)).toBe('COUPON_UNKNOWN');
    expect(couponClosedReason(OPEN, new Date('2027-01-01T00:00:00Z'), 0)).toBe('COUPON_EXPIRED');
    expect(couponClosedReason({ ...OPEN, usedCount: 10 }, now, 0)).toBe('COUPON_USED_UP');
    expect(couponClosedReason(OPEN, now, 1)).toBe('COUPON_USED_UP');
  });

  it('say why they take nothing off this cart', () => {
    expect(priceGoods([line], OPEN).couponReason).toBe('COUPON_NOT_APPLICABLE');
    const minimum = { ...OPEN, minimumTotalCents: 10_001 };
    expect(priceGoods([{ ...line, productId: 'p1' }], minimum).couponReason).toBe(
      'COUPON_MINIMUM_NOT_REACHED',
    );
    expect(priceGoods([{ ...line, productId: 'p1', unitPriceCents: 10_001 }], minimum)).toMatchObject({
      couponReason: null,
      discountCents: 1000,
    });
  });
});

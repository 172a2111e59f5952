import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { toCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import * as rules from './cart-rules';
import { makeCartLine, makeCoupon } from './make-cart-line';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const item: fc.Arbitrary<CartItem> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    price: cents,
    sale: fc.option(cents),
    quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
    product: fc.constantFrom('p1', 'p2'),
  })
  .map(({ id, price, sale, quantity, product }) => ({
    ...makeCartLine({
      id,
      price: price / 100,
      sale_price: sale === null ? null : sale / 100,
      product: { id: product },
    }),
    quantity,
  }));
const distinctItems = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 6 });
const coupon = fc
  .record({ discount: fc.integer({ min: 0, max: 1_000 }), minimum: fc.option(cents) })
  .map(({ discount, minimum }) =>
    makeCoupon({ discount: discount / 1_000, minimumTotal: minimum === null ? null : minimum / 100 }),
  );

const step = fc.oneof(
  item.map((line) => (cart: rules.CartState) => rules.addItemWithQuantity(cart, line, line.quantity)),
  item.map((line) => (cart: rules.CartState) => rules.removeOneUnit(cart, line.id)),
  item.map((line) => (cart: rules.CartState) => rules.removeItem(cart, line.id)),
  item.map(
    (line) => (cart: rules.CartState) =>
      rules.updateItem(cart, line.id, { quantity: line.quantity, price: line.price }),
  ),
  coupon.map((code) => (cart: rules.CartState) => rules.defineCoupon(cart, code)),
);
const anyCart = fc
  .array(step, { maxLength: 20 })
  .map((steps) => steps.reduce((cart, act) => act(cart), rules.EMPTY_CART));

const isWholeCents = (reais: number) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-4;

describe('cart rules, for any sequence of actions', () => {
  it('quantities are whole, above zero and within the limit, and ids are unique', () => {
    fc.assert(
      fc.property(anyCart, ({ items, totalItems, totalUniqueItems, isEmpty }) => {
        expect(
          items.every(
            ({ quantity }) => Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_LINE_QUANTITY,
          ),
        ).toBe(true);
        expect(new Set(items.map(({ id }) => id)).size).toBe(totalUniqueItems);
        expect(totalItems).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(isEmpty).toBe(totalItems === 0);
      }),
    );
  });

  it('no amount is below zero, and the parts of the total add up to the centavo', () => {
    fc.assert(
      fc.property(anyCart, ({ items, total, discount, totalWithDiscount }) => {
        expect(toCents(total)).toBe(items.reduce((sum, line) => sum + rules.lineCents(line), 0));
        expect(toCents(totalWithDiscount)).toBe(toCents(total) - toCents(discount));
        expect(totalWithDiscount).toBeGreaterThanOrEqual(0);
        expect([total, discount, totalWithDiscount].every(isWholeCents)).toBe(true);
      }),
    );
  });

  it('a coupon discounts only its lines, within a centavo of the exact fraction', () => {
    fc.assert(
      fc.property(distinctItems, coupon, (items, code) => {
        const cart = rules.defineCoupon(rules.replaceCart(rules.EMPTY_CART, items), code);
        const eligible = items
          .filter((line) => rules.couponCovers(code, line))
          .reduce((sum, line) => sum + rules.lineCents(line), 0);
        const discount = toCents(cart.discount);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(eligible);
        if (discount > 0) expect(Math.abs(discount - eligible * code.discount)).toBeLessThan(1);
        expect(rules.defineCoupon(cart, null).totalWithDiscount).toBeGreaterThanOrEqual(
          cart.totalWithDiscount,
        );
      }),
    );
  });
});

describe('cart rules, totals', () => {
  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(distinctItems, coupon, (items, code) => {
        const one = rules.defineCoupon(rules.replaceCart(rules.EMPTY_CART, items), code);
        const back = rules.defineCoupon(rules.replaceCart(rules.EMPTY_CART, [...items].reverse()), code);
        expect([back.total, back.discount, back.totalItems]).toEqual([
          one.total,
          one.discount,
          one.totalItems,
        ]);
      }),
    );
  });

  it('do not depend on equal lines being added at once or unit by unit', () => {
    fc.assert(
      fc.property(item, fc.integer({ min: 1, max: 30 }), (line, quantity) => {
        const once = rules.addItemWithQuantity(rules.EMPTY_CART, line, quantity);
        const oneByOne = Array.from({ length: quantity }).reduce<rules.CartState>(
          (cart) => rules.addItem(cart, line),
          rules.EMPTY_CART,
        );
        expect(oneByOne).toEqual(once);
      }),
    );
  });

  it('never fall when a unit is added, and adding then removing it changes nothing', () => {
    fc.assert(
      fc.property(anyCart, item, (cart, line) => {
        const added = rules.addItem(cart, { ...line, id: 'new' });
        expect(added.total).toBeGreaterThanOrEqual(cart.total);
        expect(rules.removeOneUnit(added, 'new')).toEqual(cart);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import {
  addItem,
  addItemWithQuantity,
  couponCovers,
  defineCoupon,
  EMPTY_CART,
  removeItem,
  removeOneUnit,
  replaceCart,
  resetCart,
  takeOrdered,
  updateItem,
} from './cart-rules';
import { makeCartLine, makeCoupon } from './make-cart-line';

const line = makeCartLine();
const other = makeCartLine({
  id: 'v2',
  price: 149.9,
  sale_price: null,
  product: { id: 'p2', categories: [], collectionId: null },
});

describe('adding', () => {
  it('recomputes every total', () => {
    const cart = addItemWithQuantity(addItemWithQuantity(EMPTY_CART, line, 4), other, 1);
    expect(cart).toMatchObject({
      isEmpty: false,
      totalItems: 5,
      totalUniqueItems: 2,
      total: 621.5,
      totalWithDiscount: 621.5,
      discount: 0,
    });
  });

  it('adds to the quantity of the same id', () => {
    const cart = addItem(addItemWithQuantity(EMPTY_CART, line, 2), line);
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([['v1', 3]]);
  });

  it.each([0, -1, -0.5, Number.NaN, -Infinity])(
    'refuses the quantity %s with the exact text of the rule',
    (quantity) => {
      expect(() => addItemWithQuantity(EMPTY_CART, line, quantity)).toThrow(
        "cartQuantity can't be zero or less than zero",
      );
    },
  );

  it.each([0.5, 1.5, Infinity])('refuses the quantity %s, which is no whole number', (quantity) => {
    expect(() => addItemWithQuantity(EMPTY_CART, line, quantity)).toThrow('whole number');
  });

  it('stops at the maximum of one line', () => {
    expect(addItemWithQuantity(EMPTY_CART, line, 1e9).items[0]?.quantity).toBe(MAX_LINE_QUANTITY);
    const full = addItemWithQuantity(EMPTY_CART, line, MAX_LINE_QUANTITY);
    expect(addItem(full, line).totalItems).toBe(MAX_LINE_QUANTITY);
  });

  it('refuses a line above the maximum of an order; lines that are there can still grow', () => {
    const lines = Array.from({ length: MAX_CART_LINES }, (_, index) => ({
      ...makeCartLine({ id: `v${index}` }),
      quantity: 1,
    }));
    const full = replaceCart(EMPTY_CART, lines);
    expect(() => addItem(full, makeCartLine({ id: 'one-more' }))).toThrow('lines');
    expect(addItem(full, makeCartLine({ id: 'v0' })).totalItems).toBe(MAX_CART_LINES + 1);
  });

  it('does not change the given cart', () => {
    const before = addItem(EMPTY_CART, line);
    const copy = structuredClone(before);
    addItem(before, line);
    removeOneUnit(before, line.id);
    updateItem(before, line.id, { price: 1 });
    expect(before).toEqual(copy);
  });
});

describe('removing', () => {
  it('takes one unit, and the line with its last one', () => {
    const two = addItemWithQuantity(EMPTY_CART, line, 2);
    const one = removeOneUnit(two, line.id);
    expect(one.totalItems).toBe(1);
    expect(removeOneUnit(one, line.id)).toEqual(EMPTY_CART);
  });

  it('takes a whole line', () => {
    const cart = addItem(addItemWithQuantity(EMPTY_CART, line, 9), other);
    expect(removeItem(cart, line.id).items.map(({ id }) => id)).toEqual(['v2']);
  });

  it('changes nothing for an unknown id', () => {
    const cart = addItem(EMPTY_CART, line);
    expect(removeOneUnit(cart, 'unknown')).toEqual(cart);
    expect(removeItem(cart, 'unknown')).toEqual(cart);
    expect(updateItem(cart, 'unknown', { price: 1 })).toEqual(cart);
  });

  it('loses what was ordered with its coupon, and not what was added meanwhile', () => {
    const ordered = [{ variationId: line.id, quantity: 2 }];
    const cart = addItem(addItemWithQuantity(EMPTY_CART, line, 3), other);
    const left = takeOrdered(cart, ordered);
    expect(left.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [line.id, 1],
      ['v2', 1],
    ]);
    expect(left.coupon).toBeNull();
    expect(takeOrdered(addItemWithQuantity(EMPTY_CART, line, 2), ordered)).toEqual(EMPTY_CART);
  });

  it('resets to the empty cart, coupon included', () => {
    expect(resetCart()).toEqual({ ...EMPTY_CART, coupon: null });
  });
});

describe('updating and replacing', () => {
  it('takes fresh prices and a quantity', () => {
    const cart = updateItem(addItem(EMPTY_CART, line), line.id, { sale_price: null, quantity: 3 });
    expect(cart.total).toBe(389.7);
  });

  it('refuses a quantity of zero', () => {
    expect(() => updateItem(addItem(EMPTY_CART, line), line.id, { quantity: 0 })).toThrow(
      "cartQuantity can't be zero",
    );
  });

  it('preserves the coupon when the lines are replaced, and leaves out lines with an invalid quantity', () => {
    const cart = defineCoupon(EMPTY_CART, makeCoupon());
    const next = replaceCart(cart, [
      { ...line, quantity: 1 },
      { ...other, quantity: Number.NaN },
    ]);
    expect(next).toMatchObject({ totalUniqueItems: 1, discount: 11.79, totalWithDiscount: 106.11 });
  });
});

describe('coupon', () => {
  const covers = (applicability: Partial<ReturnType<typeof makeCoupon>['applicability']>, discount = 0.1) =>
    couponCovers(
      makeCoupon({
        discount,
        applicability: { products: [], categories: [], collections: [], ...applicability },
      }),
      line,
    );

  it('applies to a listed product, category (by id or slug) or collection', () => {
    expect(covers({ products: ['p1'] })).toBe(true);
    expect(covers({ categories: ['c1'] })).toBe(true);
    expect(covers({ categories: ['bovinos-de-corte'] })).toBe(true);
    expect(covers({ collections: ['col-seca'] })).toBe(true);
  });

  it('does not apply when nothing of the line is listed, or the discount is not above zero', () => {
    expect(covers({})).toBe(false);
    expect(covers({ products: ['p2'], categories: ['c2'], collections: ['col-aguas'] })).toBe(false);
    expect(covers({ products: ['p1'] }, 0)).toBe(false);
    expect(covers({ products: ['p1'] }, -0.1)).toBe(false);
  });

  it('discounts its lines by its fraction, rounded once', () => {
    const cart = defineCoupon(addItem(addItem(EMPTY_CART, line), other), makeCoupon({ discount: 0.15 }));
    expect(cart).toMatchObject({ total: 267.8, discount: 17.69, totalWithDiscount: 250.11 });
  });

  it('of a fixed amount takes no more than its lines are worth, and leaves R$ 1,00 of the cart', () => {
    const cart = addItem(addItem(EMPTY_CART, line), other);
    const fixed = makeCoupon({ kind: 'fixed', discount: 0, amount: 50 });
    expect(defineCoupon(cart, fixed).discount).toBe(50);
    expect(defineCoupon(cart, { ...fixed, amount: 500 }).discount).toBe(117.9);
    expect(defineCoupon(cart, { ...fixed, amount: 500, allProducts: true }).discount).toBe(266.8);
  });

  it('of free freight takes nothing off the goods', () => {
    const freight = makeCoupon({ kind: 'free_freight', discount: 0, allProducts: true });
    expect(defineCoupon(addItem(EMPTY_CART, line), freight)).toMatchObject({ discount: 0, total: 117.9 });
  });

  it('applies from its minimum on', () => {
    const cart = defineCoupon(addItem(EMPTY_CART, line), makeCoupon({ minimumTotal: 200 }));
    expect(cart.discount).toBe(0);
    expect(addItem(cart, line).discount).toBe(23.58);
  });
});

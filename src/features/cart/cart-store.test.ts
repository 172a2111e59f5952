import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartActions, forgetCart, getCart, useCart } from './cart-store';
import { makeCartLine, makeCoupon } from './make-cart-line';
import { readStoredCart } from './stored-cart';

const KEY = 'store-cart';
const stored = () =>
  JSON.parse(localStorage.getItem(KEY) ?? '{"items":[]}') as { items: { id: string; quantity: number }[] };
const shown = () => getCart().items.map(({ id, quantity }) => [id, quantity]);
const asText = (items: unknown, version = 1) => JSON.stringify({ version, items, coupon: null });
const good = { ...makeCartLine(), quantity: 2 };

/** A write of another tab: storage first, then the event in this one. */
function otherTabWrites(items: unknown) {
  localStorage.setItem(KEY, asText(items));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

beforeEach(() => {
  forgetCart();
  localStorage.clear();
});

describe('cart store', () => {
  it('stores the cart under store-cart and reads it at the next start', () => {
    cartActions.addItemWithQuantity(makeCartLine(), 2);
    cartActions.defineCoupon(makeCoupon());
    forgetCart();
    expect(shown()).toEqual([['v1', 2]]);
    expect(getCart()).toMatchObject({ ready: true, discount: 23.58 });
  });

  it('is empty and not ready on the server, so that hydration finds the same HTML', () => {
    localStorage.setItem(KEY, asText([good]));
    const Count = () => createElement('output', null, `${String(useCart().ready)} ${useCart().totalItems}`);
    expect(renderToString(createElement(Count))).toContain('false 0');
    const { result } = renderHook(() => useCart());
    expect(result.current).toMatchObject({ ready: true, totalItems: 2 });
  });

  it('notifies components of a change', () => {
    const { result } = renderHook(() => useCart());
    act(() => cartActions.addItem(makeCartLine()));
    expect(result.current.totalItems).toBe(1);
  });

  it('changes nothing when a rule refuses', () => {
    cartActions.addItem(makeCartLine());
    expect(() => cartActions.addItemWithQuantity(makeCartLine(), 0)).toThrow(
      "cartQuantity can't be zero or less than zero",
    );
    expect(shown()).toEqual([['v1', 1]]);
  });

  it('has address and freight in memory only', () => {
    cartActions.addItem(makeCartLine());
    cartActions.setDeliveryAddress({ postalCode: '38500000' });
    expect(getCart().deliveryAddress?.postalCode).toBe('38500000');
    expect(localStorage.getItem(KEY)).not.toContain('38500000');
    forgetCart();
    expect(getCart().deliveryAddress).toBeNull();
  });
});

describe('a hostile storage', () => {
  it.each([
    ['broken JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['another version', asText([good], 99)],
    ['no lines', '{"version":1}'],
    ['5 MB of text', 'x'.repeat(4_500_000)],
  ])('with %s gives an empty cart, a warning, and sets the text aside', (_, text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(KEY, text);
    expect(getCart()).toMatchObject({ isEmpty: true, ready: true });
    expect(warn).toHaveBeenCalledOnce();
    expect(localStorage.getItem('store-cart.bad')).toBe(text.slice(0, 100_000));
    cartActions.addItem(makeCartLine());
    expect(stored().items).toHaveLength(1);
  });

  it.each([
    ['NaN quantity', { ...good, id: 'bad', quantity: null }],
    ['fraction', { ...good, id: 'bad', quantity: 0.5 }],
    ['negative quantity', { ...good, id: 'bad', quantity: -1 }],
    ['price as text', { ...good, id: 'bad', price: '1' }],
    ['no product', { ...good, id: 'bad', product: null }],
    ['null', null],
    ['a pack of another id', { ...good, id: 'bad' }],
  ])('keeps the good lines beside one with %s', (_, bad) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(KEY, asText([bad, good]));
    expect(shown()).toEqual([['v1', 2]]);
    expect(stored().items.map(({ id }) => id)).toEqual(['v1']);
  });

  it('cannot bring in an unknown field, a script address or an amount of its own', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const image = { srcUrl: 'javascript:alert(1)', alt: '', width: 1, height: 1, widths: [], color: '' };
    localStorage.setItem(
      KEY,
      `{"version":1,"total":1,"items":[${JSON.stringify({ ...good, image, evil: 1 })}],"__proto__":{"x":1}}`,
    );
    expect(getCart().total).toBe(235.8);
    expect(getCart().items[0]).toEqual({ ...good, image: null });
  });

  it('that is full leaves the cart in memory, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cartActions.addItem(makeCartLine());
    cartActions.addItem(makeCartLine());
    expect(shown()).toEqual([['v1', 2]]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be stored'));
  });

  it('that is forbidden leaves the cart in memory, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    cartActions.addItem(makeCartLine());
    expect(shown()).toEqual([['v1', 1]]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be stored'));
    vi.restoreAllMocks();
  });

  it.each([
    ['cannot be opened', () => vi.spyOn(window, 'localStorage', 'get')],
    ['refuses to be read', () => vi.spyOn(Storage.prototype, 'getItem')],
  ])('that %s gives an empty cart and one warning', (_, spy) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    spy().mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(getCart()).toMatchObject({ isEmpty: true, ready: true });
    expect(getCart().isEmpty).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('may not be read'));
    vi.restoreAllMocks();
  });

  it('that holds no cart gives an empty one without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(getCart()).toMatchObject({ isEmpty: true, ready: true });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a stored coupon', () => {
  const {
    kind: _kind,
    amount: _amount,
    allProducts: _all,
    firstPurchaseOnly: _first,
    ...older
  } = makeCoupon();
  const read = (coupon: object) => readStoredCart(JSON.stringify({ version: 1, items: [], coupon }));

  it('of an older visit is a percentage of what it names', () => {
    expect(read(older)).toEqual({ items: [], coupon: makeCoupon(), isSound: true });
  });

  it('is read with its kind, and a kind that there is none of is a percentage', () => {
    const fixed = makeCoupon({ kind: 'fixed', discount: 0, amount: 50, allProducts: true });
    expect(read(fixed).coupon).toEqual(fixed);
    expect(read({ ...fixed, kind: 'gift', amount: -5 }).coupon).toMatchObject({
      kind: 'percent',
      discount: 0,
      amount: null,
    });
  });
});

describe('two tabs', () => {
  const theirs = { ...makeCartLine({ id: 'v2' }), quantity: 1 };

  it('show each other’s lines', () => {
    cartActions.addItem(makeCartLine());
    otherTabWrites([{ ...makeCartLine(), quantity: 1 }, theirs]);
    expect(shown()).toEqual([
      ['v1', 1],
      ['v2', 1],
    ]);
  });

  it('preserve the items of both when this tab has not received the change of the other', () => {
    cartActions.addItem(makeCartLine({ id: 'v0' }));
    localStorage.setItem(KEY, asText([{ ...makeCartLine({ id: 'v0' }), quantity: 1 }, theirs]));
    cartActions.addItem(makeCartLine());
    expect(shown()).toEqual([
      ['v0', 1],
      ['v2', 1],
      ['v1', 1],
    ]);
    expect(stored().items.map(({ id }) => id)).toEqual(['v0', 'v2', 'v1']);
  });

  it('do not answer each other’s order of the lines', () => {
    cartActions.addItem(makeCartLine());
    cartActions.addItem(makeCartLine({ id: 'v2' }));
    const written = [theirs, { ...makeCartLine(), quantity: 1 }];
    otherTabWrites(written);
    expect(localStorage.getItem(KEY)).toBe(asText(written));
    expect(shown()).toEqual([
      ['v2', 1],
      ['v1', 1],
    ]);
  });

  it('preserve what the other added when a change of this one is refused', () => {
    cartActions.addItem(makeCartLine());
    const { result } = renderHook(() => useCart());
    localStorage.setItem(
      KEY,
      asText([
        { ...makeCartLine(), quantity: 1 },
        { ...theirs, quantity: 3 },
      ]),
    );
    act(() => {
      expect(() => cartActions.addItemWithQuantity(makeCartLine(), 0)).toThrow(RangeError);
    });
    expect(result.current.totalItems).toBe(4);
    act(() => cartActions.addItem(makeCartLine()));
    expect(stored().items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['v1', 2],
      ['v2', 3],
    ]);
  });

  it('show each other’s lines after this one comes back by the back button', () => {
    cartActions.addItem(makeCartLine());
    const { result } = renderHook(() => useCart());
    // No event of the storage reaches a page while the browser has it set aside.
    localStorage.setItem(KEY, asText([{ ...makeCartLine(), quantity: 1 }, theirs]));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.items.map(({ id }) => id)).toEqual(['v1', 'v2']);
  });

  it('preserve a removal', () => {
    cartActions.addItem(makeCartLine());
    otherTabWrites([]);
    expect(shown()).toEqual([]);
  });

  it('ignore damaged text and a cleared storage of the other tab', () => {
    cartActions.addItem(makeCartLine());
    localStorage.setItem(KEY, '{');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toEqual([['v1', 1]]);
  });
});

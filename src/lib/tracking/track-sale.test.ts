import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowTracking, track } from './track';
import { trackPurchase } from './track-purchase';
import { cartItem, trackSale } from './track-sale';

const line = {
  product: { id: 'p1', title: 'Seca Brava 40', categories: [{ name: 'Bovinos' }, { name: 'Corte' }] },
  variations: { presentation: 'Saco 30 kg' },
  price: 129.9,
  sale_price: 117.9,
  quantity: 3,
};

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
});
afterEach(() => allowTracking(true));

describe('the data layer', () => {
  it('holds nothing before consent and forgets everything at a refusal', () => {
    track('page_view');
    expect(window.dataLayer).toHaveLength(1);
    allowTracking(false);
    expect(window.dataLayer).toBeUndefined();
    track('page_view');
    trackSale('view_cart', [cartItem(line)]);
    expect(window.dataLayer).toBeUndefined();
    allowTracking(true);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('the steps of a sale', () => {
  it('carry items as Analytics reads them, in reais without binary dust', () => {
    trackSale('begin_checkout', [cartItem(line), cartItem({ ...line, sale_price: null, quantity: 1 })]);
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'begin_checkout',
      ecommerce: {
        currency: 'BRL',
        value: 483.6,
        items: [
          {
            item_id: 'p1',
            item_name: 'Seca Brava 40',
            item_brand: 'Boa Lida',
            item_category: 'Corte',
            item_variant: 'Saco 30 kg',
            price: 117.9,
            quantity: 3,
          },
          expect.objectContaining({ price: 129.9, quantity: 1 }),
        ],
      },
    });
  });

  it('clear the items of the step before', () => {
    trackSale('view_cart', [cartItem(line)]);
    trackSale('begin_checkout', [cartItem(line)]);
    expect(window.dataLayer?.at(-2)).toEqual({ ecommerce: null });
  });

  it('are silent without items', () => {
    trackSale('view_cart', []);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a purchase', () => {
  const order = {
    number: 'BL-1',
    couponCode: 'SECA10',
    totals: { subtotal: 353.7, discount: 35.37, pixDiscount: 0, freight: 20, total: 338.33 },
    lines: [
      {
        variationId: 'v1',
        productId: 'p1',
        slug: 'seca-brava-40',
        title: 'Seca Brava 40',
        titles: {},
        presentation: 'Saco 30 kg',
        picture: null,
        quantity: 3,
        unitPrice: 117.9,
        total: 353.7,
        discount: 35.37,
      },
    ],
  };
  const purchases = () =>
    (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'purchase');

  it('is told once for each order, also after a reload', async () => {
    trackPurchase(order);
    trackPurchase(order);
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'BL-1',
          currency: 'BRL',
          value: 338.33,
          shipping: 20,
          coupon: 'SECA10',
          items: [expect.objectContaining({ item_id: 'p1', price: 117.9, quantity: 3 })],
        },
      },
    ]);
    vi.resetModules();
    const reloaded = await import('./track-purchase');
    reloaded.trackPurchase(order);
    expect(purchases()).toHaveLength(1);
    reloaded.trackPurchase({ ...order, number: 'BL-2' });
    expect(purchases()).toHaveLength(2);
  });

  it('made without consent is not remembered either', () => {
    allowTracking(false);
    trackPurchase({ ...order, number: 'BL-3' });
    expect([...storage.values()].join()).not.toContain('BL-3');
  });
});

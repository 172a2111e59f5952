import type { CartCoupon, CartLine } from './cart-item';

type LineOverrides = Partial<Omit<CartLine, 'product'>> & { product?: Partial<CartLine['product']> };

/** A line of a 30 kg sack at R$ 117,90; test data. */
export function makeCartLine({ product, ...overrides }: LineOverrides = {}): CartLine {
  const id = overrides.id ?? 'v1';
  return {
    id,
    product: {
      id: 'p1',
      title: 'Seca Brava 40',
      titleLang: 'pt-BR',
      categories: [{ id: 'c1', slug: 'bovinos-de-corte', name: 'Bovinos de corte' }],
      collectionId: 'col-seca',
      ...product,
    },
    variations: {
      id,
      presentation: 'Saco 30 kg',
      size: '30 kg',
      pricePerUnit: 3.93,
      unit: 'kg',
      weightGrams: 30_000,
    },
    slug: 'seca-brava-40',
    image: null,
    price: 129.9,
    sale_price: 117.9,
    ...overrides,
  };
}

/** A coupon of 10% for the product `p1`; test data. */
export const makeCoupon = (overrides: Partial<CartCoupon> = {}): CartCoupon => ({
  code: 'SECA10',
  description: '10% na seca',
  kind: 'percent',
  discount: 0.1,
  amount: null,
  allProducts: false,
  firstPurchaseOnly: false,
  applicability: { products: ['p1'], categories: [], collections: [] },
  minimumTotal: null,
  ...overrides,
});

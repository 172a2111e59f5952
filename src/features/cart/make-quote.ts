import type { Locale } from '@config/locales';
import type { CheckoutSnapshot, FreightOption } from '@/contract/schemas/checkout';
import { fractionOfCents, fromCents, splitCents, toCents } from '@/lib/money';
import type { CartItem } from './cart-item';

/** A freight option as the API offers it; test data. */
export const makeFreightOption = (overrides: Partial<FreightOption> = {}): FreightOption => ({
  service: 'transportadora',
  name: 'Transportadora',
  carrier: 'Rodo Cerrado',
  price: 64.9,
  free: false,
  businessDays: { min: 5, max: 7 },
  estimate: { from: '2026-11-30', to: '2026-12-04' },
  ...overrides,
});

/** Pick-up at the shop as the API offers it; test data. */
export const PICK_UP = makeFreightOption({
  service: 'retirada',
  name: 'Retirada na loja',
  carrier: null,
  price: 0,
  businessDays: { min: 1, max: 1 },
  estimate: { from: '2026-11-24', to: '2026-11-24' },
});

/** A quote with the prices of the cart, no coupon, no freight, 5% off by PIX; test data. */
export function makeQuote(
  items: readonly CartItem[],
  overrides: Partial<Omit<CheckoutSnapshot, 'totals'>> & {
    totals?: Partial<CheckoutSnapshot['totals']>;
    byPix?: boolean;
  } = {},
): CheckoutSnapshot {
  const { totals, byPix = false, ...rest } = overrides;
  const lines = items.map(({ id, product, variations, slug, image, price, sale_price, quantity }) => {
    const unitPrice = sale_price ?? price;
    return {
      variationId: id,
      productId: product.id,
      slug,
      title: product.title,
      titleLang: product.titleLang as Locale,
      presentation: variations.presentation,
      picture: image,
      categories: product.categories,
      collectionId: product.collectionId,
      quantity,
      unitPrice,
      listPrice: price,
      total: fromCents(toCents(unitPrice) * quantity),
      discount: 0,
      stock: 50,
    };
  });
  const goods = (rest.lines ?? lines).reduce((sum, { total }) => sum + toCents(total), 0);
  const freight = toCents(rest.selectedFrete?.price ?? 0);
  const pix = fractionOfCents(goods, 0.05);
  return {
    lines,
    coupon: null,
    couponReason: null,
    couponMissing: null,
    freight: null,
    pickUp: PICK_UP,
    selectedFrete: null,
    totals: {
      subtotal: fromCents(goods),
      discount: 0,
      pixDiscount: byPix ? fromCents(pix) : 0,
      freight: fromCents(freight),
      total: fromCents(goods + freight - (byPix ? pix : 0)),
      totalWithPix: fromCents(goods + freight - pix),
      weightGrams: 30_000,
      ...totals,
    },
    paymentMethods: ['pix', 'boleto', 'credit_card'],
    simulated: true,
    installments: [1, 2, 3].map((count) => ({
      count,
      value: fromCents(Math.max(...splitCents(goods + freight, count))),
      total: fromCents(goods + freight),
      monthlyRate: 0,
      annualRate: 0,
    })),
    warnings: [],
    hash: `hash-${goods}-${freight}`,
    ...rest,
  };
}

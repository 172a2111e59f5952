import type { Variation } from '@/contract/schemas/catalog';

/** A pack for tests: so many kilograms at so many reais, in stock, for everybody. */
export const makeVariation = (
  id: string,
  kg: number,
  price: number,
  overrides: Partial<Variation> = {},
): Variation => ({
  id,
  type: 'base',
  sku: id,
  gtin13: null,
  presentation: `Saco ${kg} kg`,
  size: `${kg} kg`,
  price,
  salePrice: null,
  netWeightGrams: kg * 1000,
  netVolumeMl: null,
  pricePerUnit: price / kg,
  unit: 'kg',
  stock: 60,
  visibility: { buyOnlyLinhaBranca: false },
  ...overrides,
});

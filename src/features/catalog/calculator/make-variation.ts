import type { Variation } from '@/contract/schemas/catalog';

/** A pack for tests: in stock and without a permission. */
export const makeVariation = (
  id: string,
  kg: number,
  price: number,
  overrides: Partial<Variation> = {},
): Variation => ({
  id,
  type: 'base',
  sku: id,
  presentation: `Saco ${kg} kg`,
  size: `${kg} kg`,
  price,
  salePrice: null,
  netWeightGrams: kg * 1000,
  netVolumeMl: null,
  weightGrams: kg * 1000,
  pricePerUnit: price / kg,
  unit: 'kg',
  stock: 60,
  visibility: { buyOnlyLinhaBranca: false },
  ...overrides,
});

/** Options of a product list, apart from `constants.ts`: pages without a list do not load them. */

/** Weight bands of the `peso` filter, by net weight of one pack (litres count as kilograms). */
export const WEIGHT_BANDS = ['ate-1kg', '1-a-5kg', '5-a-15kg', '15-a-30kg', '40kg', 'lote'] as const;
export type WeightBand = (typeof WEIGHT_BANDS)[number];

export const SORTS = [
  'relevancia',
  'mais-vendidos',
  'menor-preco',
  'maior-preco',
  'avaliacao',
  'novidades',
] as const;
export type Sort = (typeof SORTS)[number];

import { SPECIES } from '@config/species';

/** Options of a product list, apart from `constants.ts`: pages without a list do not load them. */

/** Weight bands of the `peso` filter, by net weight of one pack (litres count as kilograms). */
export const WEIGHT_BANDS = ['ate-1kg', '1-a-5kg', '5-a-15kg', '15-a-30kg', '40kg', 'lote'] as const;
export type WeightBand = (typeof WEIGHT_BANDS)[number];

/** Stages of an animal's life or work that a product is for, of the `fase` filter. */
export const PHASES = [
  'filhotes',
  'recria',
  'engorda',
  'reproducao',
  'gestacao',
  'lactacao',
  'postura',
  'trabalho',
  'manutencao',
] as const;
export type Phase = (typeof PHASES)[number];

/** Seasons of the pasture that a product is made for, of the `epoca` filter. */
export const SEASONS = ['seca', 'aguas'] as const;
export type Season = (typeof SEASONS)[number];

/** What a product is bought for, of the `necessidade` filter. */
export const NEEDS = [
  'mineral',
  'proteina',
  'energia',
  'racao-completa',
  'vitaminas',
  'digestao',
  'casco',
  'pele-e-pelo',
  'feridas',
  'musculos-e-articulacoes',
  'parasitas',
] as const;
export type Need = (typeof NEEDS)[number];

/** What a list can be filtered by besides categories, weights and prices: values of a product by the filter's name. */
export const LIST_TRAITS = { especie: SPECIES, fase: PHASES, epoca: SEASONS, necessidade: NEEDS } as const;
export type TraitName = keyof typeof LIST_TRAITS;
export const TRAIT_NAMES = [
  'especie',
  'fase',
  'epoca',
  'necessidade',
] as const satisfies readonly TraitName[];

/** Chosen values of every trait. */
export type ListTraits = { [Name in TraitName]: (typeof LIST_TRAITS)[Name][number][] };

/** No trait chosen. */
export const NO_TRAITS = { especie: [], fase: [], epoca: [], necessidade: [] } satisfies ListTraits;

export const SORTS = [
  'relevancia',
  'mais-vendidos',
  'menor-preco',
  'maior-preco',
  'menor-preco-por-kg',
  'avaliacao',
  'novidades',
] as const;
export type Sort = (typeof SORTS)[number];

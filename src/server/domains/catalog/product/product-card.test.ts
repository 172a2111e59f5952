import { describe, expect, it } from 'vitest';
import { NO_IMPORTED_SCORE } from '@/lib/pricing/pricing-rules';
import { planProductCard } from './product-card';
import type { CardRow } from './cards.repo';

type Level = CardRow['guaranteeLevels'][number];
const level = (nutrient: string, value: number, kind: Level['kind'] = 'min'): Level => ({
  nutrient,
  value,
  unit: 'g/kg',
  kind,
});
const row: CardRow = {
  id: 'p1',
  slug: 'matriz-80',
  title: 'Matriz 80',
  lineName: 'Matriz',
  species: ['bovinos'],
  translations: {},
  collectionId: null,
  gallery: [],
  hardcodedReviewsScore: NO_IMPORTED_SCORE,
  saleClass: 'livre',
  flashSaleEndsAt: null,
  guaranteeLevels: [
    level('Cálcio', 140),
    level('Cálcio', 175, 'max'),
    level('Fósforo', 80),
    level('Sódio', 120),
  ],
};
const parts = { variations: [], categories: [], stars: undefined };
const planCard = (options: { cartEnabled: boolean; locale?: 'pt-BR' | 'en'; levels?: Level[] }) =>
  planProductCard({ ...row, guaranteeLevels: options.levels ?? row.guaranteeLevels }, parts, {
    locale: options.locale ?? 'pt-BR',
    now: new Date(),
    brand: options,
  }).mainLevels;

describe('the main levels of a card', () => {
  it('are two minima, beginning with what the trade calls a supplement by', () => {
    expect(planCard({ cartEnabled: false })).toEqual([
      { nutrient: 'Fósforo', value: 80, unit: 'g/kg' },
      { nutrient: 'Cálcio', value: 140, unit: 'g/kg' },
    ]);
  });

  it('are in the language of the page', () => {
    const levels = planCard({ cartEnabled: false, locale: 'en' });
    expect(levels?.map(({ nutrient }) => nutrient)).toEqual(['Phosphorus', 'Calcium']);
  });

  it('are in Portuguese where a name has no translation, so that languages do not mix', () => {
    const levels = [level('Fósforo', 80), level('Extrato secreto', 5)];
    const names = planCard({ cartEnabled: false, locale: 'en', levels })?.map(({ nutrient }) => nutrient);
    expect(names).toEqual(['Fósforo', 'Extrato secreto']);
  });

  it('are none for a product without guarantees, and are left out where cards show a price', () => {
    expect(planCard({ cartEnabled: false, levels: [] })).toEqual([]);
    expect(planCard({ cartEnabled: true })).toBeUndefined();
  });
});

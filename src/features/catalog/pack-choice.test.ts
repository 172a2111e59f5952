import { describe, expect, it } from 'vitest';
import { makePack } from '@/testing/make-full-product';
import { cardPack } from './pack-choice';

describe('the pack that a card opens with', () => {
  const bag = makePack({ id: 'bag', price: 149.9, salePrice: 139.9, netWeightGrams: 30_000 });
  const jar = makePack({ id: 'jar', price: 49.9, salePrice: null, netWeightGrams: 500 });
  const tub = makePack({ id: 'tub', price: 80, salePrice: null, netWeightGrams: 3_000 });
  const packs = [jar, tub, bag];
  const opens = (wanted?: Parameters<typeof cardPack>[1]) => cardPack(packs, wanted)?.id;

  it('is the first where a list asks nothing of packs', () => {
    expect(opens()).toBe('jar');
    expect(opens({})).toBe('jar');
  });

  it('is one on offer in a list of offers', () => expect(opens({ isOnSale: true })).toBe('bag'));

  it('has the weight that was chosen', () => {
    expect(opens({ bands: ['1-a-5kg'] })).toBe('tub');
    expect(opens({ bands: ['15-a-30kg', '40kg'] })).toBe('bag');
  });

  it('costs what was asked for, and where that cannot be with the rest, the price decides', () => {
    expect(opens({ min: 60 })).toBe('tub');
    expect(opens({ min: 60, bands: ['15-a-30kg'] })).toBe('bag');
    expect(opens({ max: 60, isOnSale: true })).toBe('jar');
  });

  it('can be bought, where another that is asked for is sold out', () => {
    const soldOut = makePack({ ...tub, id: 'none', stock: 0 });
    expect(cardPack([soldOut, tub], { bands: ['1-a-5kg'] })?.id).toBe('tub');
  });

  it('is the first where no pack is what was asked for', () =>
    expect(opens({ bands: ['lote'] })).toBe('jar'));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '@/lib/money';
import { makePack } from '@/testing/make-full-product';
import { runs } from '@/testing/runs';
import { findLotOffer } from './lot-offer';

const SACK = makePack({ id: 'sack', price: 129.9, salePrice: 117.9 });
const LOT = makePack({
  id: 'lot',
  presentation: 'Lote 20 sacos de 30 kg',
  price: 2498,
  salePrice: 2279,
  netWeightGrams: 600_000,
  stock: 9,
});
const PALLET = makePack({
  id: 'pallet',
  presentation: 'Palete 40 sacos de 30 kg',
  price: 4499,
  netWeightGrams: 1_200_000,
  stock: 4,
  visibility: { buyOnlyLinhaBranca: true },
});
const ALL = [SACK, LOT, PALLET];

describe('the lot that is cheaper', () => {
  it('is told before its quantity is reached, and can be exchanged from there on', () => {
    expect(findLotOffer(SACK, 1, ALL, false)).toMatchObject({
      lot: LOT,
      units: 20,
      isReached: false,
      savingCents: 7_900,
    });
    expect(findLotOffer(SACK, 20, ALL, false)).toMatchObject({ lots: 1, rest: 0, isReached: true });
    expect(findLotOffer(SACK, 47, ALL, false)).toMatchObject({ lots: 2, rest: 7, savingCents: 15_800 });
  });

  it('is the pallet for those who may buy it, where it saves more', () => {
    expect(findLotOffer(SACK, 45, ALL, true)?.lot).toBe(PALLET);
    expect(findLotOffer(SACK, 39, ALL, true)?.lot).toBe(LOT);
  });

  it('is none where it saves nothing, is out of stock, or holds no whole number of packs', () => {
    const small = { ...SACK, salePrice: 113 };
    expect(findLotOffer(small, 20, [small, LOT], false)).toBeNull();
    expect(findLotOffer(SACK, 20, [SACK, { ...LOT, stock: 0 }], false)).toBeNull();
    expect(findLotOffer(SACK, 20, [SACK, { ...LOT, netWeightGrams: 610_000 }], false)).toBeNull();
    expect(findLotOffer(LOT, 3, ALL, false)).toBeNull();
    expect(findLotOffer({ ...SACK, netWeightGrams: 0 }, 20, ALL, false)).toBeNull();
  });

  it('never costs more than the single packs, holds the same goods, and is within the stock', () => {
    const pack = fc.record({
      price: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100),
      netWeightGrams: fc.constantFrom(5_000, 10_000, 25_000, 100_000, 500_000),
      stock: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(
        pack,
        fc.array(pack, { maxLength: 4 }),
        fc.integer({ min: 1, max: 200 }),
        (chosen, others, quantity) => {
          const one = makePack(chosen);
          const offer = findLotOffer(one, quantity, [one, ...others.map(makePack)], false);
          if (!offer) return;
          const { lot, lots, units, rest, isReached, savingCents } = offer;
          expect(savingCents).toBe(lots * units * toCents(one.price) - lots * toCents(lot.price));
          expect(savingCents).toBeGreaterThan(0);
          expect(lots).toBeLessThanOrEqual(lot.stock);
          if (isReached) expect(lots * units + rest).toBe(quantity);
          else expect(quantity).toBeLessThan(units);
        },
      ),
      runs(500),
    );
  });
});

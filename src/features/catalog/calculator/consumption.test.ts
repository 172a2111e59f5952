import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCheapestPacks, type PackOffer } from '@/features/catalog/card/cheapest-packs';
import { planConsumption } from './consumption';
import type { Dose } from './daily-amount';
import { makeVariation } from './make-variation';
import { runs } from '@/testing/runs';

/** The reference: tries every number of every pack that there is; slow and simple. */
function cheapestByTrying(needed: number, offers: readonly PackOffer[]): number {
  const [first, ...others] = offers;
  if (!first) return needed <= 0 ? 0 : Infinity;
  const { most = Infinity } = first;
  let best = Infinity;
  for (
    let count = 0;
    count <= Math.min(most, Math.ceil(Math.max(0, needed) / first.netContent));
    count += 1
  ) {
    best = Math.min(
      best,
      count * first.priceCents + cheapestByTrying(needed - count * first.netContent, others),
    );
  }
  return best;
}

const offer = fc.record({
  netContent: fc.integer({ min: 1, max: 12 }),
  priceCents: fc.integer({ min: 1, max: 500 }),
});
const offersOf = (list: { netContent: number; priceCents: number }[]) =>
  list.map((pack, index) => ({ ...pack, id: `p${index}` }));

describe('the cheapest combination of packs', () => {
  it('costs the same as the best of all combinations, and covers the need', () => {
    fc.assert(
      fc.property(
        fc.array(offer, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 60 }),
        (list, needed) => {
          const offers = offersOf(list);
          const plan = planCheapestPacks(needed, offers);
          expect(plan?.costCents).toBe(cheapestByTrying(needed, offers));
          expect(plan?.content).toBeGreaterThanOrEqual(needed);
        },
      ),
      runs(500),
    );
  });

  it('never costs less for a larger need, also where only the cheapest pack is bought', () => {
    fc.assert(
      fc.property(
        fc.array(offer, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 5_000 }),
        (list, needed) => {
          const offers = offersOf(list);
          const cost = (amount: number) => planCheapestPacks(amount, offers)?.costCents ?? 0;
          expect(cost(needed + 1)).toBeGreaterThanOrEqual(cost(needed));
        },
      ),
    );
  });

  const scarce = fc.tuple(offer, fc.integer({ min: 0, max: 6 })).map(([pack, most]) => ({ ...pack, most }));

  it('takes no more of a pack than there are while the others can cover the need', () => {
    fc.assert(
      fc.property(
        fc.array(scarce, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 80 }),
        (list, needed) => {
          const offers = list.map((pack, index) => ({ ...pack, id: `p${index}` }));
          const plan = planCheapestPacks(needed, offers);
          const all = offers.reduce((sum, { netContent, most }) => sum + netContent * most, 0);
          expect(plan?.content).toBeGreaterThanOrEqual(needed);
          const isWithin = plan?.packs.every(
            ({ id, count }) => count <= (offers.find((one) => one.id === id)?.most ?? 0),
          );
          expect(isWithin).toBe(all >= needed);
        },
      ),
      runs(500),
    );
  });

  it('costs the same as the best of all combinations of the packs that there are, with none to spare', () => {
    fc.assert(
      fc.property(
        fc.array(scarce, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 80 }),
        (list, needed) => {
          const offers = list.map((pack, index) => ({ ...pack, id: `p${index}` }));
          fc.pre(offers.reduce((sum, { netContent, most }) => sum + netContent * most, 0) >= needed);
          const plan = planCheapestPacks(needed, offers);
          expect(plan?.costCents).toBe(cheapestByTrying(needed, offers));
          const contentOf = (pack: string) => offers.find(({ id }) => id === pack)?.netContent ?? 0;
          for (const { id } of plan?.packs ?? [])
            expect((plan?.content ?? 0) - contentOf(id)).toBeLessThan(needed);
        },
      ),
      runs(500),
    );
  });

  it('leaves packs of which there are few where a larger one alone is enough', () => {
    const lots = [
      { id: 'sack', netContent: 30_000, priceCents: 11_790, most: 10 },
      { id: 'lot', netContent: 600_000, priceCents: 227_900, most: 9 },
    ];
    expect(planCheapestPacks(420_000, lots)?.packs).toEqual([{ id: 'lot', count: 1 }]);
    const bags = [
      { id: 'bag', netContent: 10_000, priceCents: 3_000, most: 2 },
      { id: 'sack', netContent: 30_000, priceCents: 10_000 },
    ];
    expect(planCheapestPacks(30_000, bags)).toMatchObject({ packs: [{ id: 'sack', count: 1 }] });
  });

  it('covers a need of packs of odd weights with what there is, up to the last one', () => {
    const odd = fc.record({
      netContent: fc.integer({ min: 1, max: 1_300_001 }),
      priceCents: fc.integer({ min: 1, max: 500_000 }),
      most: fc.integer({ min: 0, max: 5_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(odd, { minLength: 1, maxLength: 3 }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        (list, share) => {
          const offers = list.map((pack, index) => ({ ...pack, id: `p${index}` }));
          const all = offers.reduce((sum, { netContent, most }) => sum + netContent * most, 0);
          fc.pre(all > 0);
          const plan = planCheapestPacks(all * share, offers);
          expect(plan?.content).toBeGreaterThanOrEqual(all * share);
          for (const { id, count } of plan?.packs ?? []) {
            const { most = 0, netContent = 0 } = offers.find((one) => one.id === id) ?? {};
            expect(count).toBeLessThanOrEqual(most);
            expect((plan?.content ?? 0) - netContent).toBeLessThan(all * share);
          }
        },
      ),
      runs(20),
    );
  });

  it('is bought with what there is of each pack', () => {
    const offers = [
      { id: 'sack', netContent: 30_000, priceCents: 11_790, most: 210 },
      { id: 'pallet', netContent: 1_200_000, priceCents: 449_900, most: 4 },
    ];
    expect(planCheapestPacks(6_300_000, offers)?.packs).toEqual([
      { id: 'sack', count: 50 },
      { id: 'pallet', count: 4 },
    ]);
  });

  it('covers the need of a large herd from packs of odd weights, with no pack to spare', () => {
    const offers = [
      { id: 'sack', netContent: 30_000, priceCents: 11_790 },
      { id: 'bag', netContent: 1_001, priceCents: 450 },
    ];
    const plan = planCheapestPacks(100_000_000, offers);
    expect(plan?.content).toBeGreaterThanOrEqual(100_000_000);
    expect(plan?.content).toBeLessThan(100_000_000 + 30_000);
    expect(plan?.costCents).toBeLessThan(3_334 * 11_790);
  });

  it('finds a plan for a herd of a thousand over ten years', () => {
    const offers = [
      { id: 'sack', netContent: 30_000, priceCents: 11_290 },
      { id: 'pallet', netContent: 1_200_000, priceCents: 448_900 },
    ];
    const plan = planCheapestPacks(1_000 * 5_000 * 3_650, offers);
    expect(plan?.packs.find(({ id }) => id === 'pallet')?.count).toBeGreaterThan(15_000);
  });

  it('is no plan without a pack or without a need', () => {
    expect(planCheapestPacks(10, [])).toBeNull();
    expect(planCheapestPacks(0, [{ id: 'a', netContent: 1, priceCents: 1 }])).toBeNull();
  });
});

const perHead: Dose = {
  basis: 'per_head',
  unit: 'g',
  options: [{ label: 'Boi', gramsPerDay: 80, minDays: 30 }],
};
const perWeight: Dose = {
  basis: 'per_100kg_body_weight',
  unit: 'g',
  options: [{ label: 'Garrote', gramsPerKgPerDay: 1, minDays: 30 }],
};

describe('what a herd eats', () => {
  it('is computed from the daily dose: 80 g a day of a 30 kg sack at R$ 149,90 cost R$ 0,3997 a head', () => {
    const plan = planConsumption(
      { dose: perHead, variations: [makeVariation('a', 30, 149.9)] },
      { heads: 50, weightKg: 0, days: 7, option: 0 },
      false,
    );
    expect(plan).toMatchObject({
      perHeadPerDay: 80,
      total: 28_000,
      plan: { packs: [{ id: 'a', count: 1 }] },
    });
    expect(plan?.centsPerHeadPerDay).toBeCloseTo(39.97, 1);
  });

  it('multiplies doses by weight with the weight', () => {
    const plan = planConsumption(
      { dose: perWeight, variations: [makeVariation('a', 30, 117.9)] },
      { heads: 80, weightKg: 300, days: 60, option: 0 },
      false,
    );
    expect(plan).toMatchObject({
      perHeadPerDay: 300,
      total: 1_440_000,
      plan: { packs: [{ id: 'a', count: 48 }] },
    });
  });

  it('offers neither what is sold out nor, without the permission, the linha branca', () => {
    const variations = [
      makeVariation('out', 30, 10, { stock: 0 }),
      makeVariation('white', 30, 20, { visibility: { buyOnlyLinhaBranca: true } }),
      makeVariation('open', 30, 30),
    ];
    const herd = { heads: 1, weightKg: 0, days: 1, option: 0 };
    expect(planConsumption({ dose: perHead, variations }, herd, false)?.plan.packs).toEqual([
      { id: 'open', count: 1 },
    ]);
    expect(planConsumption({ dose: perHead, variations }, herd, true)?.plan.packs).toEqual([
      { id: 'white', count: 1 },
    ]);
  });

  it('tells what a herd needs of a product that is sold out, or not for this person', () => {
    const herd = { heads: 2, weightKg: 0, days: 30, option: 0 };
    for (const reason of [{ stock: 0 }, { visibility: { buyOnlyLinhaBranca: true } }]) {
      const variations = [makeVariation('only', 30, 10, reason)];
      const consumption = planConsumption({ dose: perHead, variations }, herd, false);
      expect(consumption?.total).toBeGreaterThan(0);
      expect(consumption?.plan.packs).toEqual([{ id: 'only', count: 1 }]);
    }
  });

  it('exceeds what one order takes only where the packs would not be enough, and the stock only after that', () => {
    const variations = [
      makeVariation('sack', 30, 120, { stock: 1_500 }),
      makeVariation('pallet', 1_200, 4_000, { stock: 2 }),
    ];
    const packsFor = (heads: number) =>
      planConsumption({ dose: perHead, variations }, { heads, weightKg: 0, days: 30, option: 0 }, false, 999)
        ?.plan.packs;
    expect(packsFor(12_500)).toEqual([
      { id: 'sack', count: 920 },
      { id: 'pallet', count: 2 },
    ]);
    expect(packsFor(15_000)).toEqual([
      { id: 'sack', count: 1_120 },
      { id: 'pallet', count: 2 },
    ]);
    expect(packsFor(30_000)).toEqual([{ id: 'pallet', count: 60 }]);
  });

  it('is null for an empty field, without a pack to buy, and for an unknown option', () => {
    const product = { dose: perHead, variations: [makeVariation('a', 30, 10)] };
    expect(planConsumption(product, { heads: NaN, weightKg: 0, days: 1, option: 0 }, false)).toBeNull();
    expect(planConsumption(product, { heads: -5, weightKg: 0, days: 1, option: 0 }, false)).toBeNull();
    expect(planConsumption(product, { heads: 5, weightKg: 0, days: 1, option: 9 }, false)).toBeNull();
    expect(
      planConsumption({ ...product, variations: [] }, { heads: 5, weightKg: 0, days: 1, option: 0 }, false),
    ).toBeNull();
  });
});

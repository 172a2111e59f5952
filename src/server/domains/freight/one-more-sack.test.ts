import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import freight from '@config/freight.json';
import { fractionOfCents } from '@/lib/money';
import { findUnitOverLimit, planFreeFreight } from '@/lib/pricing/free-freight';
import { planTotals } from '@/server/domains/pricing/price-cart';
import type { FreightOffer, FreightProvider, Parcel } from '@/server/ports/freight/freight-provider';
import { tableFreight } from '@/server/ports/freight/table-freight';
import { payFreight, priceFreight, type PricedFreight } from './freight-quote';
import { planTableOffers } from '@/server/ports/freight/freight-table';
import { runs } from '@/testing/runs';

const BRANDS = [boaLida, tropaESela, linhaMatriz];
const PLACES = freight.cepRanges.map(({ state, from }) => ({ state, cep: from }));
const MINAS = { state: 'MG', cep: '38010000' };

interface Pack {
  weightGrams: number;
  volumeCm3: number;
  unitCents: number;
  quantity: number;
}

const parcelOf = (packs: readonly Pack[]): Parcel => {
  const sum = (of: (pack: Pack) => number) => packs.reduce((all, pack) => all + of(pack) * pack.quantity, 0);
  return {
    realWeightGrams: sum(({ weightGrams }) => weightGrams),
    volumeCm3: sum(({ volumeCm3 }) => volumeCm3),
    goodsCents: sum(({ unitCents }) => unitCents),
    packs: packs.map(({ weightGrams, unitCents, quantity, volumeCm3 }, at) => ({
      id: `p${at}`,
      lengthCm: volumeCm3,
      widthCm: 1,
      heightCm: 1,
      weightGrams,
      unitCents,
      quantity,
    })),
  };
};

/** Sacks and small things, dense and bulky; the round ones meet limit, minimum and bands exactly. */
const pack: fc.Arbitrary<Pack> = fc.record({
  weightGrams: fc.oneof(
    fc.constantFrom(100, 900, 5_000, 10_000, 25_000, 30_000, 40_000, 50_000),
    fc.integer({ min: 1, max: 60_000 }),
  ),
  volumeCm3: fc.oneof(fc.constant(28_800), fc.integer({ min: 1, max: 400_000 })),
  unitCents: fc.oneof(
    fc.constantFrom(4_990, 9_980, 24_950, 13_300, 39_900, 49_900),
    fc.integer({ min: 100, max: 60_000 }),
  ),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const packs = fc.array(pack, { minLength: 1, maxLength: 4 });
const place = fc.record({ at: fc.constantFrom(...PLACES), rural: fc.boolean() });

const toTheDoor = (offers: readonly FreightOffer[]) =>
  offers.filter(({ service }) => service !== 'agencia' && service !== 'retirada');
const cheapest = (offers: readonly FreightOffer[]) =>
  Math.min(...toTheDoor(offers).map(({ priceCents }) => priceCents));

const price = (
  brand: Brand,
  parcel: Parcel,
  where: { cep: string; rural?: boolean },
  provider = tableFreight,
) => priceFreight(provider, brand.commerce.freeFreight, parcel, { rural: false, ...where });

/** What one unit more costs: of an order paid with or without PIX and a coupon, by each way to the door. */
async function withOneMore(
  brand: Brand,
  load: readonly Pack[],
  {
    at,
    rural,
    coupon,
    pay = (freight) => freight,
  }: {
    at: (typeof PLACES)[number];
    rural: boolean;
    coupon: number;
    /** What a coupon does to the freight. */
    pay?: (freight: PricedFreight) => PricedFreight;
  },
) {
  const [first, ...others] = load;
  if (!first) throw new Error('an order has packs');
  const [before, after] = [load, [{ ...first, quantity: first.quantity + 1 }, ...others]].map(parcelOf) as [
    Parcel,
    Parcel,
  ];
  const [one, two] = [
    pay(await price(brand, before, { ...at, rural })),
    pay(await price(brand, after, { ...at, rural })),
  ];
  const listed = [before, after].map((parcel) => planTableOffers(parcel, { state: at.state, rural }));
  const total = ({ goodsCents }: Parcel, freightCents: number) =>
    planTotals(goodsCents - fractionOfCents(goodsCents, coupon), freightCents, brand.commerce.pixDiscount);
  const extra = (from: number, to: number) => {
    const [less, more] = [total(before, from), total(after, to)];
    return Math.max(more.totalCents - less.totalCents, more.totalWithPixCents - less.totalWithPixCents);
  };
  const byService = one.offers.flatMap(({ service, priceCents }) => {
    const find = (offers: readonly FreightOffer[] = []) =>
      offers.find((offer) => offer.service === service)?.priceCents;
    const [to, listedFrom, listedTo] = [find(two.offers), find(listed[0]), find(listed[1])];
    if (to === undefined || listedFrom === undefined || listedTo === undefined) return [];
    return [{ extra: extra(priceCents, to), most: first.unitCents + listedTo - listedFrom }];
  });
  const share = cheapest(listed[1] ?? []) - cheapest(listed[0] ?? []);
  return [
    { extra: extra(cheapest(one.offers), cheapest(two.offers)), most: first.unitCents + share },
    ...byService,
  ];
}

describe('one more sack', () => {
  it.each(BRANDS)(
    'of $name never costs more than its price and its own share of the freight, anywhere',
    async (brand) => {
      const coupon = fc.constantFrom(0, 0.01, 0.1, 0.5);
      await fc.assert(
        fc.asyncProperty(packs, place, coupon, async (load, { at, rural }, fraction) => {
          for (const { extra, most } of await withOneMore(brand, load, { at, rural, coupon: fraction }))
            expect(extra).toBeLessThanOrEqual(most);
        }),
        runs(1_500),
      );
    },
  );

  it.each(BRANDS)(
    'of $name never costs more than that with a coupon of free freight, which touches nothing else',
    async (brand) => {
      const limit = fc.option(fc.integer({ min: 1, max: 50_000 }));
      await fc.assert(
        fc.asyncProperty(packs, place, limit, async (load, { at, rural }, limitCents) => {
          const pay = (freight: PricedFreight) => payFreight(freight, limitCents);
          for (const { extra, most } of await withOneMore(brand, load, { at, rural, coupon: 0, pay }))
            expect(extra).toBeLessThanOrEqual(most);
          const before = await price(brand, parcelOf(load), { ...at, rural });
          const after = pay(before);
          const paid = Math.min(cheapest(before.offers), limitCents ?? Infinity);
          for (const [index, { priceCents }] of after.offers.entries()) {
            const full = before.offers[index]?.priceCents ?? 0;
            expect(priceCents).toBe(Math.max(0, full - paid));
          }
        }),
        runs(500),
      );
    },
  );

  it.each([boaLida, tropaESela])(
    'of $name holds at the minimum, at the limit and past both',
    async (brand) => {
      const rule = brand.commerce.freeFreight;
      if (!rule) throw new Error('promises free freight');
      const sack = { volumeCm3: 28_800, quantity: 1 };
      const rest = rule.minimumCents;
      const edges: [string, Pack[]][] = [
        ['reaching the minimum exactly', [{ ...sack, weightGrams: 25_000, unitCents: rest / 2 }]],
        ['one centavo below it', [{ ...sack, weightGrams: 25_000, unitCents: rest - 1 }]],
        ['reaching the limit exactly', [{ ...sack, weightGrams: rule.maxWeightGrams / 2, unitCents: rest }]],
        ['at the limit', [{ ...sack, weightGrams: rule.maxWeightGrams, unitCents: rest }]],
        [
          'crossing both at once',
          [
            { ...sack, weightGrams: 10_000, unitCents: 100 },
            { ...sack, weightGrams: rule.maxWeightGrams - 10_000, unitCents: rest - 200 },
          ],
        ],
      ];
      for (const [edge, load] of edges) {
        // A coupon that takes the goods below the minimum, and the discount of PIX beside it.
        for (const { extra, most } of await withOneMore(brand, load, { at: MINAS, rural: true, coupon: 0.1 }))
          expect(extra, edge).toBeLessThanOrEqual(most);
      }
    },
  );
});

describe('the meter of free freight', () => {
  it.each([boaLida, tropaESela])(
    'of $name warns before the sack that begins to cost, and only then',
    async (brand) => {
      const rule = brand.commerce.freeFreight;
      if (!rule) throw new Error('promises free freight');
      const listed = PLACES.filter(({ state }) => rule.states.includes(state));
      await fc.assert(
        fc.asyncProperty(packs, fc.constantFrom(...listed), async (load, at) => {
          const [first, ...others] = load;
          if (!first) return;
          const before = parcelOf(load);
          const after = parcelOf([{ ...first, quantity: first.quantity + 1 }, ...others]);
          const standing = planFreeFreight(rule, {
            goodsCents: before.goodsCents,
            weightGrams: before.realWeightGrams,
            state: at.state,
          });
          const warning = findUnitOverLimit(standing, before.realWeightGrams, [first]);
          const [from, to] = [await price(brand, before, at), await price(brand, after, at)].map(
            ({ offers }) => cheapest(offers),
          );
          // Above the limit the meter says already what is paid.
          const isBelow = before.realWeightGrams <= rule.maxWeightGrams;
          if (isBelow && from === 0 && to !== 0) expect(warning).not.toBeNull();
          if (warning) expect(after.realWeightGrams).toBe(rule.maxWeightGrams + warning.overGrams);
        }),
        runs(500),
      );
    },
  );
});

describe('free freight above its limit', () => {
  const sacks = (kg: number, provider = tableFreight) =>
    price(
      boaLida,
      parcelOf([{ weightGrams: 10_000, volumeCm3: 9_600, unitCents: 11_790, quantity: kg / 10 }]),
      MINAS,
      provider,
    );

  it('asks at 210 kg what 210 kg cost less what 200 kg cost', async () => {
    expect(cheapest((await sacks(200)).offers)).toBe(0);
    // 10 kg at R$ 0,95, and the toll of the third hundredweight begun.
    const { offers, missingForFreeCents } = await sacks(210);
    expect(cheapest(offers)).toBe(10 * 95 + 450);
    expect(offers.find(({ service }) => service === 'transportadora')?.free).toBe(false);
    expect(missingForFreeCents).toBe(0);
  });

  it('can be reached in Tropa & Sela with four sacks of 30 kg at R$ 118,90', async () => {
    const four = parcelOf([{ weightGrams: 30_000, volumeCm3: 28_800, unitCents: 11_890, quantity: 4 }]);
    for (const cep of ['38010000', '01001000', '74000000', '80010000'])
      expect(cheapest((await price(tropaESela, four, { cep })).offers)).toBe(0);
  });

  it('lets a bulky load go free up to its kilograms, and takes its volume for nothing more above them', async () => {
    const bulky = (quantity: number) =>
      parcelOf([{ weightGrams: 50_000, volumeCm3: 400_000, unitCents: 40_000, quantity }]);
    expect(cheapest((await price(boaLida, bulky(4), MINAS)).offers)).toBe(0);
    expect(cheapest((await price(boaLida, bulky(5), MINAS)).offers)).toBe(0);
  });

  it('never asks more than the table does for the weight above it, whatever a broker asks', async () => {
    const broker = (priceCents: number): FreightProvider => ({
      name: 'broker',
      quote: async () => [
        { service: 'me-1', name: 'A', carrier: 'A', priceCents, businessDays: { min: 1, max: 2 } },
        {
          service: 'me-2',
          name: 'B',
          carrier: 'B',
          priceCents: priceCents + 500,
          businessDays: { min: 1, max: 1 },
        },
      ],
    });
    const pricesOf = async (kg: number, priceCents: number) =>
      (await sacks(kg, broker(priceCents))).offers.map((offer) => offer.priceCents);
    expect(await pricesOf(100, 90_000)).toEqual([0, 500, 0]);
    expect(await pricesOf(210, 90_000)).toEqual([1_400, 1_900, 0]);
    expect(await pricesOf(210, 1_000)).toEqual([1_000, 1_500, 0]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import freight from '@config/freight.json';
import { STATES } from '@/contract/constants';
import { tableFreight } from '@/server/ports/freight/table-freight';
import { priceFreight, toFreightQuote } from './freight-quote';
import { chargedWeightGrams, planTableOffers } from '@/server/ports/freight/freight-table';

const rule = boaLida.commerce.freeFreight;
const uberaba = { cep: '38010000', rural: false };
const sack = { realWeightGrams: 30_000, volumeCm3: 28_800, goodsCents: 12_990, packs: [] };
const quote = (parcel: Partial<typeof sack> = {}, place: Partial<typeof uberaba> = {}) =>
  priceFreight(tableFreight, rule, { ...sack, ...parcel }, { ...uberaba, ...place });

describe('freight table', () => {
  it.each(freight.vectors)(
    'charges $expected centavos for $realKg kg to $state',
    ({ state, realKg, cubicMetres, goods, expected }) => {
      const parcel = { realWeightGrams: realKg * 1000, volumeCm3: cubicMetres * 1e6, goodsCents: goods };
      const offers = planTableOffers(parcel, { state, rural: false });
      expect(offers.find(({ service }) => service === 'transportadora')?.priceCents).toBe(expected);
    },
  );

  it('leaves parcels above 30 kg to the road carrier, and multiplies the band for express', () => {
    const services = (grams: number) =>
      planTableOffers({ ...sack, realWeightGrams: grams }, { state: 'MG', rural: false }).map(
        ({ service }) => service,
      );
    expect(services(30_000)).toEqual(['economica', 'expressa', 'transportadora']);
    expect(services(30_001)).toEqual(['transportadora']);
    const [economica, expressa] = planTableOffers(sack, { state: 'MG', rural: false });
    expect((expressa?.priceCents ?? 0) - (economica?.priceCents ?? 0)).toBe(Math.round(5990 * 0.45));
  });

  it('takes the volume when it weighs more than the goods', () => {
    expect(chargedWeightGrams({ realWeightGrams: 8000, volumeCm3: 50_000 })).toBe(15_000);
    expect(chargedWeightGrams({ realWeightGrams: 30_000, volumeCm3: 28_800 })).toBe(30_000);
  });

  it('never costs less for more weight, and is never free by itself', () => {
    const grams = fc.integer({ min: 1, max: 3_000_000 });
    fc.assert(
      fc.property(
        grams,
        grams,
        fc.constantFrom(...freight.zones.flatMap(({ states }) => states)),
        (one, other, state) => {
          const price = (weight: number) =>
            planTableOffers({ ...sack, volumeCm3: 0, realWeightGrams: weight }, { state, rural: false }).find(
              ({ service }) => service === 'transportadora',
            )?.priceCents ?? 0;
          expect(price(Math.max(one, other))).toBeGreaterThanOrEqual(price(Math.min(one, other)));
          expect(price(one)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('serves every state of Brazil exactly once, and each has a CEP', () => {
    const states = freight.zones.flatMap((zone) => zone.states);
    expect(states.sort()).toEqual([...STATES]);
    expect([...new Set(freight.cepRanges.map(({ state }) => state))].sort()).toEqual([...STATES]);
  });

  it('asks no less for a zone that is farther, and never promises to arrive before the earliest day', () => {
    const isRising = (prices: number[]) => prices.every((price, at) => price >= (prices[at - 1] ?? 0));
    expect(freight.bands.filter(({ price }) => !isRising(Object.values(price)))).toEqual([]);
    const days = freight.services.flatMap(({ businessDays }) => Object.values(businessDays));
    expect(days.filter(({ min, max }) => min > max)).toEqual([]);
  });

  it('names no carrier that could be taken for a real one', () => {
    const named = freight.services.filter(({ carrier }) => carrier !== null);
    expect(named.filter(({ carrierNote }) => !carrierNote.includes('fictícia'))).toEqual([]);
  });
});

describe('freight quote', () => {
  it('offers no delivery to an unknown CEP, only pick-up, and says why', async () => {
    const answer = await quote({ goodsCents: 100_000 }, { cep: '78900000' });
    expect(answer).toMatchObject({ state: null, reason: 'CEP_UNKNOWN', missingForFreeCents: null });
    expect(answer.offers.map(({ service }) => service)).toEqual(['retirada']);
  });

  it('says so when no carrier delivers there', async () => {
    const noCarrier = { name: 'no-carrier', quote: async () => [] };
    expect(await priceFreight(noCarrier, rule, sack, uberaba)).toMatchObject({
      reason: 'FREIGHT_UNAVAILABLE',
      offers: [{ service: 'retirada', priceCents: 0 }],
    });
  });

  it('makes the cheapest delivery free from the minimum on, and takes as much off the dearer ones', async () => {
    const below = await quote({ goodsCents: 49_899 });
    expect(below.missingForFreeCents).toBe(1);
    expect(below.offers.some(({ free }) => free)).toBe(false);
    const reached = await quote({ goodsCents: 49_900 });
    expect(reached.missingForFreeCents).toBe(0);
    expect(reached.offers.map(({ service, priceCents, free }) => [service, priceCents, free])).toEqual([
      ['economica', 0, true],
      ['expressa', Math.round(5990 * 0.45), false],
      ['transportadora', 0, true],
      ['retirada', 0, false],
    ]);
  });

  it('promises nothing in other states, and at any weight where it does', async () => {
    expect((await quote({ goodsCents: 90_000 }, { cep: '90000000' })).missingForFreeCents).toBeNull();
    expect((await quote({ goodsCents: 90_000, realWeightGrams: 200_000 })).missingForFreeCents).toBe(0);
    expect((await quote({ goodsCents: 90_000, realWeightGrams: 200_001 })).missingForFreeCents).toBe(0);
    expect(
      (await priceFreight(tableFreight, null, { ...sack, goodsCents: 90_000 }, uberaba)).missingForFreeCents,
    ).toBeNull();
  });

  it('gives two business days more to a rural address, and offers the branch, cheaper and without them', async () => {
    const days = async (rural: boolean) =>
      (await quote({}, { rural })).offers.map(({ service, businessDays }) => [service, businessDays.max]);
    expect(await days(false)).toEqual([
      ['economica', 5],
      ['expressa', 2],
      ['transportadora', 5],
      ['retirada', 2],
    ]);
    expect(await days(true)).toEqual([
      ['economica', 7],
      ['expressa', 4],
      ['transportadora', 7],
      ['agencia', 4],
      ['retirada', 2],
    ]);
    const { offers } = await quote({ realWeightGrams: 90_000 }, { rural: true });
    const priceOf = (wanted: string) => offers.find(({ service }) => service === wanted)?.priceCents ?? NaN;
    expect(priceOf('agencia')).toBeGreaterThan(0);
    expect(priceOf('agencia')).toBeLessThan(priceOf('transportadora'));
  });

  it('delivers free to the gate of a farm, not to the branch alone', async () => {
    const { offers } = await quote({ goodsCents: 90_000 }, { rural: true });
    expect(offers.filter(({ free }) => free).map(({ service }) => service)).toEqual([
      'economica',
      'transportadora',
      'agencia',
    ]);
  });

  it('counts the days of the estimate past weekends and national holidays', async () => {
    const estimateAt = async (instant: string) => {
      const { options } = toFreightQuote(await quote(), new Date(instant));
      return options.map(({ service, estimate }) => [service, estimate.from, estimate.to]);
    };
    // Thursday 19 November 2026; Friday is Zumbi's day, a holiday since 2024. 02:30 UTC is still the day before.
    const past = [
      ['economica', '2026-11-25', '2026-11-27'],
      ['expressa', '2026-11-23', '2026-11-24'],
      ['transportadora', '2026-11-25', '2026-11-27'],
      ['retirada', '2026-11-23', '2026-11-24'],
    ];
    expect(await estimateAt('2026-11-19T15:00:00Z')).toEqual(past);
    expect(await estimateAt('2026-11-20T02:30:00Z')).toEqual(past);
  });
});

import freight from '@config/freight.json';
import { CircuitOpen, createCircuitBreaker } from '@/server/ports/circuit-breaker';
import type { Clock } from '@/server/ports/clock';
import { createMemory } from '@/server/ports/memory';
import type { Metrics } from '@/server/ports/metrics/metrics';
import type { Destination, FreightOffer, FreightProvider, Parcel } from './freight-provider';
import { tableFreight } from './table-freight';

/** The Correios stop at 30 kg (docs/brazil.md, Freight), and so do the broker's other carriers; sacks go by road. */
const MOST_GRAMS = 30_000;
const BREAKER = { failures: 3, restMs: 60_000 };
/** Long enough from the quote to the order after it, with time to type an address and a card. */
const MEMORY = { ttlMs: 15 * 60_000, most: 2_000 };

/** Parcel services of the table, which the broker's carriers replace. */
const isParcelService = ({ service }: FreightOffer) => service === 'economica' || service === 'expressa';

const slower = (days: number) => (offer: FreightOffer) => ({
  ...offer,
  businessDays: { min: offer.businessDays.min + days, max: offer.businessDays.max + days },
});

interface Options {
  broker: FreightProvider;
  clock: Clock;
  log: { warn(fields: object, message: string): void };
  table?: FreightProvider;
  metrics?: Metrics;
}

/**
 * The broker's offers when it has some, else the shop's table; never an empty list, and never free:
 *
 * - The broker is asked about a parcel of up to 30 kg. With an offer, its carriers replace the parcel services of the
 *   table; road carrier and branch stay beside them.
 * - A heavier parcel gets the whole table, and so does every parcel while the broker fails, hangs or rests.
 * - The answer to a question, also the table's, is cached for a quarter of an hour, so that an order costs what its
 *   quote said.
 */
export function createBrokeredFreight({
  broker,
  clock,
  log,
  table = tableFreight,
  metrics,
}: Options): FreightProvider {
  const breaker = createCircuitBreaker(broker.name, BREAKER, metrics);
  const memory = createMemory<FreightOffer[]>({ ...MEMORY, clock });

  async function ask(parcel: Parcel, destination: Destination): Promise<FreightOffer[]> {
    try {
      return await breaker.run(() => broker.quote(parcel, destination));
    } catch (error) {
      if (!(error instanceof CircuitOpen)) log.warn({ error, broker: broker.name }, 'freight broker failed');
      return [];
    }
  }

  return {
    name: `${broker.name}+${table.name}`,
    async quote(parcel, destination) {
      const own = await table.quote(parcel, destination);
      if (parcel.packs.length === 0 || parcel.realWeightGrams > MOST_GRAMS) return own;
      // The broker knows no farms: the question is the same for a town and a farm.
      const question = JSON.stringify([destination.cep, parcel.packs]);
      const offers = await memory.recall(question, () => ask(parcel, destination));
      if (offers.length === 0) return own;
      const extraDays = destination.rural ? freight.ruralExtraBusinessDays : 0;
      return [...offers.map(slower(extraDays)), ...own.filter((offer) => !isParcelService(offer))];
    },
  };
}

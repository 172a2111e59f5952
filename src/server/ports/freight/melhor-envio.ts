import { z } from 'zod';
import { fromCents, toCents } from '@/lib/money';
import { askJson } from '@/server/ports/ask-json';
import type { Destination, FreightOffer, FreightProvider, Parcel } from './freight-provider';

const CALCULATE = '/api/v2/me/shipment/calculate';
/** A quote has to be there within 3 s, also when the broker hangs; the rest of the time is for the shop's own table. */
export const BROKER_TIMEOUT_MS = 2_500;
/** A customer does not compare twenty ways to send a sack. */
const MOST_OFFERS = 6;
/** A price above it is a mistake, in centavos. */
const MOST_CENTS = 10_000_000;

const Amount = z.union([z.string().regex(/^\d+(\.\d+)?$/), z.number().nonnegative()]).transform(Number);
const Days = z.number().int().min(0).max(120);
const Range = z.object({ min: Days, max: Days });
const Name = z.string().trim().min(1).max(60);

/**
 * A service that takes the parcel. `custom_price` and `custom_delivery_…` are what this shop agreed on with the broker
 * (docs/brazil.md, Freight); a service that cannot serve comes with `error` and no price, and does not match.
 */
const Service = z.object({
  id: z.number().int().min(1).max(999_999),
  name: Name,
  error: z.null().optional(),
  custom_price: Amount,
  custom_delivery_time: Days.nullish(),
  custom_delivery_range: Range.nullish(),
  company: z.object({ name: Name }),
});
const Services = z.array(z.unknown()).max(200);

function toOffer(answer: unknown): FreightOffer[] {
  const parsed = Service.safeParse(answer);
  if (!parsed.success) return [];
  const { id, name, company, custom_price, custom_delivery_time: days, custom_delivery_range } = parsed.data;
  const businessDays = custom_delivery_range ?? (typeof days === 'number' ? { min: days, max: days } : null);
  const priceCents = toCents(custom_price);
  // A price of zero is a mistake, never free freight.
  if (!businessDays || priceCents < 1 || priceCents > MOST_CENTS) return [];
  const { min, max } = businessDays;
  return [
    {
      service: `me-${id}`,
      name,
      carrier: company.name,
      priceCents,
      businessDays: { min: Math.min(min, max), max: Math.max(min, max) },
    },
  ];
}

const cheapestFirst = (one: FreightOffer, other: FreightOffer) => one.priceCents - other.priceCents;

const toBody = (from: string, { packs }: Parcel, { cep }: Destination) => ({
  from: { postal_code: from },
  to: { postal_code: cep },
  products: packs.map((pack) => ({
    id: pack.id,
    width: pack.widthCm,
    height: pack.heightCm,
    length: pack.lengthCm,
    weight: pack.weightGrams / 1000,
    insurance_value: fromCents(pack.unitCents),
    quantity: pack.quantity,
  })),
  options: { receipt: false, own_hand: false, collect: false },
});

interface Options {
  /** `https://melhorenvio.com.br`, or its sandbox. */
  url: string;
  token: string;
  /** The contact that the broker requires with each call. */
  contact: { name: string; email: string };
  /** CEP the goods leave from, eight digits. */
  from: string;
  timeoutMs?: number;
}

/**
 * The broker Melhor Envio: Correios, Jadlog and others, at the prices this shop agreed on. Services that cannot take
 * the parcel are left out.
 * @throws Error when it does not answer in time, refuses, or answers anything but a list
 */
export function createMelhorEnvio({
  url,
  token,
  contact,
  from,
  timeoutMs = BROKER_TIMEOUT_MS,
}: Options): FreightProvider {
  const address = `${url.replace(/\/+$/, '')}${CALCULATE}`;
  return {
    name: 'melhor-envio',
    async quote(parcel, destination) {
      const answer = await askJson(address, {
        method: 'POST',
        timeoutMs,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'user-agent': `${contact.name.replace(/[^\x20-\x7e]/g, '')} (${contact.email})`,
        },
        body: JSON.stringify(toBody(from, parcel, destination)),
      });
      const offers = Services.parse(answer).flatMap(toOffer).sort(cheapestFirst);
      const isFirst = ({ service }: FreightOffer, at: number) =>
        offers.findIndex((offer) => offer.service === service) === at;
      return offers.filter(isFirst).slice(0, MOST_OFFERS);
    },
  };
}

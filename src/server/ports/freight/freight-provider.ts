import type { FreightOption } from '@/contract/schemas/checkout';

/** One kind of pack in a parcel: its sides in cm, weight in grams and price in centavos, each of one unit. */
export interface ParcelPack {
  id: string;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
  unitCents: number;
  quantity: number;
}

/** What is sent. Weights in grams, volume in cm³, value in centavos: the goods before any coupon. */
export interface Parcel {
  realWeightGrams: number;
  volumeCm3: number;
  goodsCents: number;
  /** The same, pack by pack, for a broker that packs by itself. */
  packs: readonly ParcelPack[];
}

/** What a table needs to know of a parcel. */
export type Load = Omit<Parcel, 'packs'>;

export interface Destination {
  /** Eight digits. */
  cep: string;
  state: string;
  /** A farm: it takes longer to get there, and the carrier's branch in town may be the better place. */
  rural: boolean;
}

export interface FreightOffer {
  service: FreightOption['service'];
  name: string;
  carrier: string | null;
  priceCents: number;
  businessDays: { min: number; max: number };
}

/** Prices deliveries: the shop's own table, or a broker that is asked over the network. */
export interface FreightProvider {
  name: string;
  /**
   * Deliveries to a place, in any order; empty when no carrier goes there. Pick-up is not a delivery. No offer is free:
   * what could not be priced is left out.
   */
  quote(parcel: Parcel, destination: Destination): Promise<FreightOffer[]>;
}

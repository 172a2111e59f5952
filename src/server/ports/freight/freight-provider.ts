import type { FreightOption } from '@/contract/schemas/checkout';

/** What is sent. Weights in grams, volume in cm³, value in centavos: the goods before any coupon. */
export interface Parcel {
  realWeightGrams: number;
  volumeCm3: number;
  goodsCents: number;
}

export interface Destination {
  /** Eight digits. */
  cep: string;
  state: string;
  rural: boolean;
}

export interface FreightOffer {
  service: FreightOption['service'];
  name: string;
  carrier: string | null;
  priceCents: number;
  businessDays: { min: number; max: number };
}

/** Who says what a delivery costs: the shop's own table, or a broker that is asked over the network. */
export interface FreightProvider {
  name: string;
  /** Deliveries to a place, dearest and cheapest alike; empty when nobody goes there. Pick-up is not a delivery. */
  quote(parcel: Parcel, destination: Destination): Promise<FreightOffer[]>;
}

import freight from '@config/freight.json';
import type { FreightOffer, FreightProvider } from './freight-provider';
import { planTableOffers } from './freight-table';

/** The shop's own table: answers without a network, the same price every time. */
export const tableFreight: FreightProvider = {
  name: `table-${freight.origin.postalCode}`,
  quote: async (parcel, destination): Promise<FreightOffer[]> => planTableOffers(parcel, destination),
};

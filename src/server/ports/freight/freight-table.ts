import freight from '@config/freight.json';
import { fractionOfCents } from '@/lib/money';
import type { Destination, FreightOffer, Load } from './freight-provider';

type ZoneId = keyof typeof freight.above100Kg.perExtraKg;
type Service = (typeof freight.services)[number];

const PICK_UP = 'retirada';
const KG = 1000;

const zoneOf = (state: string) =>
  freight.zones.find(({ states }) => states.includes(state))?.id as ZoneId | undefined;

/** Weight that is charged, in grams: the real one, or what the volume would weigh at 300 kg/m³ if that is more. */
export const chargedWeightGrams = ({
  realWeightGrams,
  volumeCm3,
}: Pick<Load, 'realWeightGrams' | 'volumeCm3'>): number =>
  Math.max(realWeightGrams, Math.round((volumeCm3 * freight.cubage.kgPerCubicMetre) / 1000));

/** Price of the weight alone, in centavos: its band, and above the last band every kilogram begun. */
function bandPriceCents(grams: number, zone: ZoneId): number {
  const band = freight.bands.find(({ upToKg }) => grams <= upToKg * KG);
  if (band) return band.price[zone];
  const last = freight.bands.reduce((heaviest, candidate) =>
    candidate.upToKg > heaviest.upToKg ? candidate : heaviest,
  );
  return last.price[zone] + Math.ceil((grams - last.upToKg * KG) / KG) * freight.above100Kg.perExtraKg[zone];
}

/**
 * Price of a delivery by the shop's table, in centavos: weight band × the service's factor, ad valorem, GRIS with its
 * minimum, and the toll per 100 kg begun (`config/freight.json`; docs/brazil.md).
 */
function tablePriceCents(parcel: Load, zone: ZoneId, bandFactor: number): number {
  const { adValoremRate, grisRate, grisMinimum, tollPer100Kg } = freight.surcharges;
  const grams = chargedWeightGrams(parcel);
  return (
    fractionOfCents(bandPriceCents(grams, zone), bandFactor) +
    fractionOfCents(parcel.goodsCents, adValoremRate) +
    Math.max(grisMinimum, fractionOfCents(parcel.goodsCents, grisRate)) +
    tollPer100Kg * Math.ceil(grams / (100 * KG))
  );
}

const carries = ({ minChargedKg, maxChargedKg }: Service, grams: number) =>
  grams >= minChargedKg * KG && (maxChargedKg === null || grams <= maxChargedKg * KG);

/** Collection at the branch is for rural addresses only: in town it saves nothing. */
const serves = ({ id, collectedAtBranch }: Service, rural: boolean) =>
  id !== PICK_UP && (rural || !collectedAtBranch);

const offerOf = (service: Service, priceCents: number, zone: ZoneId, extraDays: number): FreightOffer => ({
  service: service.id,
  name: service.name,
  carrier: service.carrier,
  priceCents,
  businessDays: {
    min: service.businessDays[zone].min + extraDays,
    max: service.businessDays[zone].max + extraDays,
  },
});

/**
 * Every delivery of the table that carries a parcel to a state, in the table's order; none for an unknown state. A
 * rural address takes some business days more, and may collect at the carrier's branch, which saves them.
 */
export function planTableOffers(
  parcel: Load,
  { state, rural }: Pick<Destination, 'state' | 'rural'>,
): FreightOffer[] {
  const zone = zoneOf(state);
  if (!zone) return [];
  return freight.services
    .filter((service) => serves(service, rural) && carries(service, chargedWeightGrams(parcel)))
    .map((service) => {
      const extraDays = rural && !service.collectedAtBranch ? freight.ruralExtraBusinessDays : 0;
      return offerOf(service, tablePriceCents(parcel, zone, service.bandFactor), zone, extraDays);
    });
}

/** Pick-up at the shop: free for everybody, wherever they live. */
export function planPickUp(): FreightOffer {
  const service = freight.services.find(({ id }) => id === PICK_UP);
  if (!service) throw new Error('config/freight.json has no pick-up');
  return offerOf(service, 0, zoneOf(freight.origin.state) ?? 'A', 0);
}

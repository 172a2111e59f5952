import type { FreightOption, FreightQuote } from '@/contract/schemas/checkout';
import type { Address } from '@/contract/schemas/address';
import { bareKm } from '@/lib/texts/bare-km';
import { isCompleteAddress, type DraftAddress } from './delivery-draft';

/** Stands for an address that is typed beside the saved ones. */
export const OTHER_ADDRESS = 'other';

const FIELDS = [
  'recipient',
  'postalCode',
  'state',
  'city',
  'district',
  'street',
  'number',
  'complement',
  'propertyName',
  'road',
  'landmark',
] as const;

/** The id of the saved address that this one is; null where it is none of them. */
export function savedIdOf(saved: readonly Address[], address: DraftAddress | null): string | null {
  const isSame = (one: Address) =>
    FIELDS.every((name) => (one[name] ?? '') === (address?.[name] ?? '')) &&
    one.rural === (address?.rural ?? false) &&
    bareKm(one.km) === bareKm(address?.km);
  return saved.find(isSame)?.id ?? null;
}

/**
 * The saved address a checkout starts with: the one of the CEP that was typed before, else the first. Null where the
 * person typed more than a CEP, or a CEP of another place: what they typed counts.
 */
export function addressToStartWith(saved: readonly Address[], address: DraftAddress | null): Address | null {
  if (isCompleteAddress(address) || address?.street || address?.propertyName || address?.recipient)
    return null;
  if (!address) return saved[0] ?? null;
  return saved.find(({ postalCode }) => postalCode === address.postalCode) ?? null;
}

interface Asked {
  saved: readonly Address[];
  address: DraftAddress | null;
  /** What the shop answered for the CEP; null while it is unknown. */
  quote: FreightQuote | null;
  selected: FreightOption['service'] | null;
}

/** Whether the address is typed: for pick-up, and for a saved one, nothing is. */
export function isAddressTyped({ saved, address, quote, selected }: Asked, isOther: boolean): boolean {
  if (selected === 'retirada' || !quote?.state || quote.reason !== null) return false;
  return isOther || savedIdOf(saved, address) === null;
}

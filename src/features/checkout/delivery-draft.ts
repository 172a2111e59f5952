import type { FreightOption } from '@/contract/schemas/checkout';
import type { AddressInput } from '@/contract/schemas/users';

export type DraftAddress = Partial<AddressInput> & { postalCode: string };

/** What a person has said about the delivery so far. Kept for this tab only, so that a reload forgets nothing typed. */
export interface DeliveryDraft {
  address: DraftAddress | null;
  service: FreightOption['service'] | null;
}

const KEY = 'checkout-delivery';
const TEXT_FIELDS = [
  'label',
  'recipient',
  'state',
  'city',
  'district',
  'street',
  'number',
  'complement',
  'propertyName',
  'road',
  'km',
  'landmark',
  'phone',
] as const;
/** Only a service that the shop offers again is taken back; this keeps nonsense out. */
const SERVICE = /^[a-z0-9-]{1,40}$/;

function readAddress(value: unknown): DraftAddress | null {
  const fields = value as Record<string, unknown> | null;
  if (
    typeof fields !== 'object' ||
    !fields ||
    typeof fields.postalCode !== 'string' ||
    !/^\d{8}$/.test(fields.postalCode)
  )
    return null;
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' ? [[name, text.slice(0, 200)]] : [];
  });
  return {
    ...(Object.fromEntries(texts) as Partial<AddressInput>),
    postalCode: fields.postalCode,
    rural: fields.rural === true,
  };
}

/** The draft of this tab; null when there is none, or it may not be read. */
export function readDeliveryDraft(): DeliveryDraft | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      address?: unknown;
      service?: unknown;
    } | null;
    if (!value) return null;
    return {
      address: readAddress(value.address),
      service: typeof value.service === 'string' && SERVICE.test(value.service) ? value.service : null,
    };
  } catch {
    return null;
  }
}

/** Keeps the draft; a browser that refuses storage just forgets it with the page. */
export function writeDeliveryDraft(draft: DeliveryDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing depends on it.
  }
}

/** Whether an address says enough to send something there: the same fields that the contract asks for. */
export function isCompleteAddress(address: DraftAddress | null): address is AddressInput & DraftAddress {
  if (!address?.recipient || !address.state || !address.city) return false;
  return address.rural ? !!address.propertyName && !!address.landmark : !!address.street && !!address.number;
}

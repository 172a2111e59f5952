import type { FreightOption } from '@/contract/schemas/checkout';
import type { AddressInput } from '@/contract/schemas/address';
import { tabStore } from '@/lib/browser/browser-store';

export type DraftAddress = Partial<AddressInput> & { postalCode: string };

/** What a person has said about the delivery so far. Stored for this tab only, so that a reload forgets nothing typed. */
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

/**
 * The draft of this tab; null when there is none, it may not be read, or another person typed it. What a visitor typed
 * goes along when they sign in.
 * @param userId who is signed in; null for a visitor
 */
export function readDeliveryDraft(userId: string | null): DeliveryDraft | null {
  const value = tabStore.readJson(KEY) as { userId?: unknown; address?: unknown; service?: unknown } | null;
  if (!value || (value.userId !== null && value.userId !== userId)) return null;
  return {
    address: readAddress(value.address),
    service: typeof value.service === 'string' && SERVICE.test(value.service) ? value.service : null,
  };
}

/** Stores the draft under the person's id; a browser that refuses storage just forgets it with the page. */
export const writeDeliveryDraft = (userId: string | null, draft: DeliveryDraft) =>
  tabStore.write(KEY, JSON.stringify({ ...draft, userId }));

export const forgetDeliveryDraft = () => tabStore.write(KEY, null);

/**
 * What is known after another CEP was given: who receives. The street, town and farm of the former CEP are elsewhere.
 * What is not known is left out, so that the form begins with the buyer's own name.
 */
export function moveAddress(former: DraftAddress | null, postalCode: string): DraftAddress {
  const { recipient, phone, rural } = former ?? {};
  return { ...(recipient && { recipient }), ...(phone && { phone }), ...(rural && { rural }), postalCode };
}

/** Whether an address says enough to send something there: the same fields that the contract asks for. */
export function isCompleteAddress(address: DraftAddress | null): address is AddressInput & DraftAddress {
  if (!address?.recipient || !address.state || !address.city) return false;
  return address.rural ? !!address.propertyName && !!address.landmark : !!address.street && !!address.number;
}

import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { bareKm } from '@/lib/texts/bare-km';

type Fields = Readonly<Record<string, unknown>>;

/** Where it goes, in the words of the driver; the name a person gave the address says nothing about it. */
const ADDRESS_FIELDS = [
  'recipient',
  'postalCode',
  'state',
  'city',
  'rural',
  'phone',
  'complement',
  'district',
  'street',
  'number',
  'propertyName',
  'road',
  'landmark',
] as const;
const PAYER_FIELDS = ['fullName', 'document', 'phone', 'stateRegistration'] as const;

/** Nothing, an empty text and `false` all say "no". */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value) || null;
const isSame = (one: Fields | null, other: Fields | null, names: readonly string[]) =>
  names.every((name) => plain(one?.[name]) === plain(other?.[name]));

const linesOf = (lines: readonly { variationId: string; quantity: number; unitPrice: number }[]) =>
  lines
    .map(({ variationId, quantity, unitPrice }) => `${variationId} ${quantity} ${unitPrice}`)
    .sort()
    .join();

/**
 * Whether an order that waits is the one a person sees before them: the same packs at the same prices, to the same
 * place by the same freight, for the same payer. Only then does another payment belong to it; the way to pay is free.
 */
export function isSameOrder(order: Order, wanted: CreateOrderInput, shown: CheckoutSnapshot): boolean {
  const { totals, freight, couponCode, customerNote } = order;
  return (
    linesOf(order.lines) === linesOf(shown.lines) &&
    totals.subtotal === shown.totals.subtotal &&
    totals.discount === shown.totals.discount &&
    totals.freight === shown.totals.freight &&
    freight.service === wanted.freightService &&
    plain(couponCode) === plain(wanted.couponCode) &&
    plain(customerNote) === plain(wanted.customerNote) &&
    isSame(order.address, wanted.address ?? null, ADDRESS_FIELDS) &&
    bareKm(order.address?.km) === bareKm(wanted.address?.km) &&
    isSame(order.payer, wanted.payer, PAYER_FIELDS)
  );
}

import type { Locale } from '@config/locales';
import type { CheckoutSnapshot, CreateOrderInput, FreightOption } from '@/contract/schemas/checkout';
import { payerOf, type ContactValues } from '@/features/checkout/contact/contact';
import { readReferralCode } from '@/lib/referral';
import { isCompleteAddress, type DraftAddress } from '@/features/checkout/delivery/delivery-draft';
import type { PaymentBody } from '@/features/checkout/payment/payment';

interface OrderParts {
  items: readonly { id: string; quantity: number }[];
  /** What the person was shown. */
  snapshot: CheckoutSnapshot;
  freightService: FreightOption['service'];
  /** Null for pick-up. */
  address: DraftAddress | null;
  contact: ContactValues;
  payment: PaymentBody;
  /** Language of the mails. */
  locale: Locale | undefined;
}

/**
 * The order as the API wants it: packs, place, payer and payment; no amount but the fingerprint of what was shown; and
 * whom the person came by.
 */
export function planOrderBody({
  items,
  snapshot,
  freightService,
  address,
  contact,
  payment,
  locale,
}: OrderParts): CreateOrderInput {
  const { paymentMethod, card, customerNote } = payment;
  const payer = payerOf(contact);
  return {
    items: items.map(({ id, quantity }) => ({ variationId: id, quantity })),
    couponCode: snapshot.couponReason === null ? (snapshot.coupon?.code ?? null) : null,
    freightService,
    // The driver calls the phone that was given once.
    address: isCompleteAddress(address) ? { ...address, phone: address.phone || payer.phone } : null,
    payer,
    paymentMethod,
    card,
    hash: snapshot.hash,
    representativeCode: readReferralCode(),
    ...(customerNote && { customerNote }),
    ...(locale && { locale }),
  };
}

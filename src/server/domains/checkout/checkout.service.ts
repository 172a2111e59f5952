import type { Brand } from '@config/brands/brand';
import type { CheckoutSnapshot, Coupon, FreightQuote, PaymentMethod } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { priceFreight, toFreightQuote } from '@/server/domains/freight/freight-quote';
import { planPickUp } from '@/server/ports/freight/freight-table';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import type { FreightProvider } from '@/server/ports/freight/freight-provider';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import { tableFreight } from '@/server/ports/freight/table-freight';
import {
  loadCart,
  loadCoupon,
  parcelOf,
  priceCheckout,
  type CheckoutRequest,
  type PricedCheckout,
  type QuoteFreight,
} from './price-checkout';
import { toCoupon, toSnapshot } from './snapshot';

interface Dependencies {
  db: Db;
  brand: Brand;
  clock: Clock;
  gateway: Pick<PaymentGateway, 'simulated'>;
  freight?: FreightProvider;
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Prices carts: what the shop would charge now, from its own catalogue and rules alone. */
export function createCheckoutService({ db, brand, clock, gateway, freight = tableFreight }: Dependencies) {
  const quoteFreight: QuoteFreight = (parcel, place) =>
    priceFreight(freight, brand.commerce.freeFreight, parcel, place);

  /**
   * Prices a cart on a given database or transaction.
   * @param withFreight replaces the freight provider, so that nothing is asked over a network inside a transaction
   */
  const price = (
    handle: Db,
    request: CheckoutRequest,
    user: SessionUser | null,
    withFreight = quoteFreight,
  ): Promise<PricedCheckout> =>
    priceCheckout({ db: handle, brand, now: clock.now(), user, quoteFreight: withFreight }, request);

  const snapshotOf = (priced: PricedCheckout, paymentMethod?: PaymentMethod | null): CheckoutSnapshot =>
    toSnapshot(priced, paymentMethod, { brand, now: clock.now(), simulated: gateway.simulated });

  return {
    price,

    /** A priced cart as the contract has it, in reais. */
    snapshotOf,

    /**
     * The priced cart. Lines that cannot be sold are left out and named in `warnings`.
     * @param options.couponBarred its coupon is not looked at, and the answer says why
     */
    async quote(
      request: CheckoutRequest & { paymentMethod?: PaymentMethod | null },
      user: SessionUser | null,
      { couponBarred = false }: { couponBarred?: boolean } = {},
    ): Promise<CheckoutSnapshot> {
      const priced = await price(db, couponBarred ? { ...request, couponCode: null } : request, user);
      const snapshot = snapshotOf(priced, request.paymentMethod);
      return couponBarred ? { ...snapshot, couponReason: 'COUPON_RATE_LIMITED' } : snapshot;
    },

    /** Freight of packs to a CEP, before any coupon and whatever their stock is. */
    async calculateFreight(
      request: CheckoutRequest & { cep: string },
      user: SessionUser | null,
    ): Promise<FreightQuote> {
      const { known } = await loadCart({ db, brand, user, now: clock.now() }, request);
      const place = { cep: request.cep, rural: request.rural ?? false };
      if (known.length > 0) return toFreightQuote(await quoteFreight(parcelOf(known), place), clock.now());
      const pickUp = { ...planPickUp(), free: false };
      return toFreightQuote(
        {
          cep: place.cep,
          state: null,
          offers: [pickUp],
          reason: 'FREIGHT_UNAVAILABLE',
          weightGrams: 0,
          missingForFreeCents: null,
        },
        clock.now(),
      );
    },

    /**
     * A coupon this person may use.
     * @throws Fault COUPON_UNKNOWN, COUPON_EXPIRED or COUPON_USED_UP
     */
    async findCoupon(code: string, user: SessionUser | null): Promise<Coupon> {
      const { coupon, reason } = await loadCoupon({ db, brand, now: clock.now(), user }, code);
      if (!coupon) throw new Fault(reason ?? 'COUPON_UNKNOWN', `Coupon ${code} does not count`);
      return toCoupon(coupon);
    },
  };
}

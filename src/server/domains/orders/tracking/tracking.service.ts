import type { ParsedInput } from '@/contract/contract';
import type { OrderTracking } from '@/contract/schemas/tracking';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { addressPrefix } from '@/lib/client-address';
import { notFound } from '@/server/kernel/fault';
import { isSameText, sign } from '@/server/kernel/sign';
import type { Dependencies } from '@/server/dependencies';
import { hasAccount } from '@/server/domains/orders/guest/guest-access';
import { isGuestPass } from '@/server/domains/orders/guest/guest-pass';
import { toOrderTracking } from './order-tracking';
import { readOrderNumber } from '@/server/domains/orders/place/order-number';
import { isOrderTrackingSignature, orderTrackingPath, signOrderTracking } from './order-tracking-link';
import { findOrderRow, loadOrderParts } from '@/server/domains/orders/orders.repo';

export const TRACKING_PER_ADDRESS = { limit: 10, windowSeconds: 600 };

type TrackingDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'secret'> & {
  rateLimiter: RateLimiter;
};

/** Tracking of one order without an account. */
export function createTrackingService({ db, brand, clock, secret, rateLimiter }: TrackingDependencies) {
  /** Compared by digests, so that the time of the answer tells nothing about the right e-mail. */
  const isSameEmail = (given: string, stored: string) =>
    isSameText(sign(secret, 'email', given), sign(secret, 'email', stored.toLowerCase()));

  return {
    /** Path of the page of an order, good for 90 days without signing in; for the mails about it. */
    orderTrackingLink: (number: string): string =>
      orderTrackingPath(number, signOrderTracking(secret, number, clock.now())),

    /**
     * An order for a visitor who knows its number and the e-mail of the payer, has a link of the shop, or placed it in
     * this browser. A pass ends when the order joins an account.
     * @throws Fault NOT_FOUND, the same for a number that does not exist and a proof that does not fit
     */
    async trackOrder(body: ParsedInput<'trackOrder'>['body'], address: string): Promise<OrderTracking> {
      await rateLimiter.hit(`track address ${addressPrefix(address)}`, TRACKING_PER_ADDRESS);
      const { email, signature, pass } = body;
      const number = readOrderNumber(body.number, brand.id);
      const now = clock.now();
      const order = await findOrderRow(db, number, brand.id);
      const fits = () => {
        if (signature) return isOrderTrackingSignature(secret, number, signature, now);
        if (pass) return order?.userId === null && isGuestPass(secret, number, pass, now);
        return isSameEmail(email ?? '', order?.payer.email ?? '');
      };
      if (!fits() || !order) throw notFound('Order');
      const parts = await loadOrderParts(db, order.id);
      return toOrderTracking(order, parts, { now, hasAccount: await hasAccount(db, order) });
    },
  };
}

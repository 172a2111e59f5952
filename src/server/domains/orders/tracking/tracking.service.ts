import type { ParsedInput } from '@/contract/contract';
import type { OrderTracking } from '@/contract/schemas/tracking';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { addressPrefix } from '@/lib/client-address';
import { notFound } from '@/server/kernel/fault';
import { isSameText, sign } from '@/server/kernel/sign';
import type { Dependencies } from '@/server/dependencies';
import { toOrderTracking } from './order-tracking';
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
     * An order for a visitor who knows its number and the e-mail of the payer, or has a link of the shop.
     * @throws Fault NOT_FOUND, the same for a number that does not exist and an e-mail or signature that does not fit
     */
    async trackOrder(body: ParsedInput<'trackOrder'>['body'], address: string): Promise<OrderTracking> {
      await rateLimiter.hit(`track address ${addressPrefix(address)}`, TRACKING_PER_ADDRESS);
      const { number, email, signature } = body;
      const order = await findOrderRow(db, number, brand.id);
      const fits = signature
        ? isOrderTrackingSignature(secret, number, signature, clock.now())
        : isSameEmail(email ?? '', order?.payer.email ?? '');
      if (!order || !fits) throw notFound('Order');
      return toOrderTracking(order, await loadOrderParts(db, order.id));
    },
  };
}

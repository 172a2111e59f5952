import { countsOf, countTry, type TryRules } from '@/server/domains/users/sign-in/count-tries';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { CheckoutService } from '@/server/domains/checkout/checkout.service';
import { Fault } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';

const DAY_SECONDS = 24 * 3_600;

/** Different codes that led to nothing, wherever they were tried: in a cart, at the coupon's address, with an order. */
export const COUPON_TRIES: TryRules = {
  account: { limit: 10, windowSeconds: 600, maxDelaySeconds: DAY_SECONDS },
  device: { limit: 10, windowSeconds: 600, maxDelaySeconds: DAY_SECONDS },
  address: { limit: 30, windowSeconds: 600, maxDelaySeconds: 3_600 },
};

interface Dependencies {
  rateLimiter: RateLimiter;
  checkout: Pick<CheckoutService, 'findCoupon'>;
}

/** Codes must not be found by trying: one count for every place that answers whether a code is good. */
export function createCouponTries({ rateLimiter, checkout }: Dependencies) {
  async function isGood(code: string, user: SessionUser | null): Promise<boolean> {
    try {
      await checkout.findCoupon(code, user);
      return true;
    } catch (error) {
      if (error instanceof Fault) return false;
      throw error;
    }
  }

  return {
    /**
     * Lets a code be looked at. A code that is good does not count, nor does one that this visitor asked about before: a
     * cart is priced again and again with the same one.
     * @throws Fault RATE_LIMITED after too many codes that were none
     */
    async admitCode(code: string | null | undefined, visitor: Visitor, user: SessionUser | null) {
      if (!code) return;
      const known = `coupon asked ${visitor.userId ?? visitor.device} ${code}`;
      if (await rateLimiter.remembers(known)) return;
      const counted = await countTry(rateLimiter, countsOf('coupon', COUPON_TRIES, visitor));
      if (await isGood(code, user)) await counted.giveBack();
      await rateLimiter.remember(known);
    },
  };
}

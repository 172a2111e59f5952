import { countsOf, countTry, type TryRules } from '@/server/domains/users/sign-in/count-tries';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { CheckoutService } from '@/server/domains/checkout/checkout.service';
import { Fault } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';

const DAY_SECONDS = 24 * 3_600;

/**
 * Different wrong codes of a visitor, wherever they were entered: in a cart, at the coupon's address, with an order.
 */
export const COUPON_TRIES: TryRules = {
  account: { limit: 10, windowSeconds: 600, maxDelaySeconds: DAY_SECONDS },
  device: { limit: 10, windowSeconds: 600, maxDelaySeconds: DAY_SECONDS },
  address: { limit: 30, windowSeconds: 600, maxDelaySeconds: 3_600 },
};

interface Dependencies {
  rateLimiter: RateLimiter;
  checkout: Pick<CheckoutService, 'findCoupon'>;
}

/** Limits guessing: one count for every place that tells whether a code is good. */
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
     * Counts a code before it is looked up. A good code does not count, nor does one that this visitor asked about
     * before: a cart is priced again and again with the same one.
     * @throws Fault RATE_LIMITED after too many wrong codes
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

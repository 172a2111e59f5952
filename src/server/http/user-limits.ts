import type { Limit } from '@/server/domains/users/rate-limiter';

/**
 * How often one person may write, well above what anybody does by hand: a script that runs wild, or a token in wrong
 * hands, is stopped before it is a burden. Several people at one address do not share these.
 */
export const USER_LIMITS = {
  /** Every attempt may reach the acquirer, who counts and bills them. */
  payOrder: { limit: 30, windowSeconds: 600 },
  /** Cancelling and giving back: both write mails. */
  endOrder: { limit: 60, windowSeconds: 3_600 },
  /** What the shop's people write beside orders. */
  updateOrder: { limit: 600, windowSeconds: 600 },
  /** A heart is clicked often, and by lists when somebody signs in. */
  favorites: { limit: 240, windowSeconds: 600 },
  addresses: { limit: 60, windowSeconds: 600 },
} as const satisfies Record<string, Limit>;

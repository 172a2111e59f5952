import {
  countsOf,
  countTry,
  type CountedTry,
  type TryRules,
} from '@/server/domains/users/sign-in/count-tries';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { sign } from '@/server/kernel/sign';
import type { Visitor } from '@/server/kernel/visitor';
import type { PaymentGateway } from '@/server/ports/payments/gateway';

const DAY_SECONDS = 24 * 3_600;

/** Refusals, whichever order they were for. */
export const CARD_TRIES: TryRules = {
  account: { limit: 5, windowSeconds: 300, maxDelaySeconds: DAY_SECONDS },
  device: { limit: 5, windowSeconds: 300, maxDelaySeconds: DAY_SECONDS },
  address: { limit: 15, windowSeconds: 600, maxDelaySeconds: 3_600 },
};
/** Refusals of one card across all accounts, so that its expiry and code cannot be found out by many accounts. */
export const TRIES_PER_CARD = { limit: 5, windowSeconds: 3_600, maxDelaySeconds: DAY_SECONDS };

export type CardTries = ReturnType<typeof createCardTries>;

interface Dependencies {
  rateLimiter: RateLimiter;
  secret: string;
  gateway: Pick<PaymentGateway, 'publishedCards'>;
}

/** Counts cards on their way to the acquirer: stolen numbers must not be tried out here. */
export function createCardTries({ rateLimiter, secret, gateway }: Dependencies) {
  const published = new Set(gateway.publishedCards);
  return {
    /**
     * Counts a card before the acquirer is asked; give it back unless it was refused. The number itself is not stored: it
     * counts under a hash that only the shop's secret makes. A published test card counts for its visitor alone: all who
     * try a demonstration shop use the same few.
     * @throws Fault RATE_LIMITED after too many refusals
     */
    countCard: (number: string, visitor: Visitor): Promise<CountedTry> =>
      countTry(rateLimiter, [
        ...countsOf('refused card', CARD_TRIES, visitor),
        ...(published.has(number)
          ? []
          : [[`refused card ${sign(secret, 'card', number)}`, TRIES_PER_CARD] as const]),
      ]),
  };
}

import type { Visitor } from '@/server/kernel/visitor';
import type { DelayRule } from './growing-delay';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';

/** How often something may be tried in vain. Addresses are shared by households and mobile networks. */
export interface TryRules {
  account: DelayRule;
  device: DelayRule;
  address: DelayRule;
}

export interface CountedTry {
  /** It was no guess after all: it does not count. */
  giveBack(): Promise<void>;
}

type Count = readonly [key: string, rule: DelayRule];

/**
 * Counts a try before its outcome is known, so that many at once cannot slip through, under each of the keys.
 * @throws Fault RATE_LIMITED when one of them is over its limit; then it counts under none
 */
export async function countTry(rateLimiter: RateLimiter, counts: readonly Count[]): Promise<CountedTry> {
  const counted: string[] = [];
  const giveBack = async () => {
    for (const key of counted) await rateLimiter.giveBack(key);
  };
  try {
    for (const [key, rule] of counts) {
      await rateLimiter.hitWithDelay(key, rule);
      counted.push(key);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack };
}

/** The keys under which tries of a visitor count: account, device and address. */
export const countsOf = (name: string, rules: TryRules, { userId, device, address }: Visitor): Count[] => [
  ...(userId === null ? [] : [[`try of ${name}, user ${userId}`, rules.account] as const]),
  [`try of ${name}, device ${device}`, rules.device],
  [`try of ${name}, address ${address}`, rules.address],
];

import { Fault } from '@/server/kernel/fault';
import { isCommonPassword } from './common-passwords';
import type { DelayRule } from '@/server/domains/users/sign-in/growing-delay';
import { verifyPassword } from './passwords';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';

/** For every place where a password can be guessed (docs/rules.md). */
export const GUESSES_PER_ACCOUNT: DelayRule = { limit: 5, windowSeconds: 15 * 60, maxDelaySeconds: 3_600 };

/**
 * Lets a signed-in person pass who knows the own password; a stolen session does not become an account by guessing.
 * @param field where the password stands in the body
 * @throws Fault PASSWORD_WRONG, RATE_LIMITED
 */
export async function requireOwnPassword(
  rateLimiter: RateLimiter,
  user: { id: string; passwordHash: string },
  { password, field }: { password: string; field: 'password' | 'currentPassword' },
): Promise<void> {
  const key = `own password ${user.id}`;
  await rateLimiter.hitWithDelay(key, GUESSES_PER_ACCOUNT);
  if (!(await verifyPassword(user.passwordHash, password)))
    throw new Fault('PASSWORD_WRONG', 'The password is wrong', { fields: { [field]: 'passwordWrong' } });
  await rateLimiter.clear(key);
}

/** @throws Fault WEAK_PASSWORD naming the field */
export function requireUncommonPassword(
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): void {
  if (isCommonPassword(password, email))
    throw new Fault('WEAK_PASSWORD', 'This password is too common', {
      fields: { [field]: 'passwordCommon' },
    });
}

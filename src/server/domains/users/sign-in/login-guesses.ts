import type { Db } from '@/server/db/client';
import { addressPrefix } from '@/lib/client-address';
import type { Clock } from '@/server/ports/clock';
import { findKnownDevice } from './known-devices.repo';
import { LOGIN_PER_ADDRESS, loginAccountKey, loginDeviceKey } from './login-limits';
import { GUESSES_PER_ACCOUNT } from '@/server/domains/users/password/own-password';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionOrigin } from './sessions.service';

interface Guess {
  /** The browser, where it was signed in to this account before. */
  deviceId: string | null;
  /** Takes the count of this guess back. */
  wasRight(): Promise<void>;
}

/**
 * Counts a guess at the password of an account. What strangers guess from elsewhere counts for all of them together and
 * for each address; a browser that was signed in to this account before counts for itself alone, so that strangers
 * cannot shut its owner out. With such a browser in hand a stranger still has no more guesses than one account allows.
 * @throws Fault RATE_LIMITED
 */
export async function takeGuess(
  { db, clock, rateLimiter }: { db: Db; clock: Clock; rateLimiter: RateLimiter },
  email: string,
  { address, deviceTokens = [] }: SessionOrigin,
): Promise<Guess> {
  const deviceId = await findKnownDevice(db, { email, tokens: deviceTokens }, clock.now());
  if (deviceId !== null) {
    const deviceKey = loginDeviceKey(deviceId);
    await rateLimiter.hitWithDelay(deviceKey, GUESSES_PER_ACCOUNT);
    return { deviceId, wasRight: () => rateLimiter.clear(deviceKey) };
  }
  const accountKey = loginAccountKey(email);
  const addressKey = `login address ${addressPrefix(address)}`;
  await rateLimiter.hit(addressKey, LOGIN_PER_ADDRESS);
  await rateLimiter.hitWithDelay(accountKey, GUESSES_PER_ACCOUNT);
  return {
    deviceId,
    async wasRight() {
      await rateLimiter.clear(accountKey);
      await rateLimiter.forgive(addressKey, LOGIN_PER_ADDRESS);
    },
  };
}

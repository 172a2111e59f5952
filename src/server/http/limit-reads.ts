import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Env } from '@/env';
import type { Services } from '@/server/services';
import { addressPrefix } from '@/lib/client-address';
import { readClientAddress } from './client-address';
import { Fault } from '@/server/kernel/fault';
import type { AppEnv } from './route';

/**
 * Reads of one address: enough for hundreds of people behind one mobile network address, and more than a script needs.
 */
export const READS = { burst: 6_000, perSecond: 100 };

/** The most addresses counted at once; the one that was seen longest ago is dropped, which lifts its limit. */
const MAX_ADDRESSES = 20_000;

const LOCAL = /^(?:::1$|f[cd]|fe80|(?:::ffff:)?(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.)/i;

/** An untrusted proxy hides all clients behind one address, most often a private one: that one has no limit. */
function mayBeAProxy(address: string, { TRUSTED_PROXY }: Pick<Env, 'TRUSTED_PROXY'>): boolean {
  return TRUSTED_PROXY === 'false' && (isIP(address) === 0 || LOCAL.test(address));
}

/** What is left for each address, filled up as time goes by. */
function createBudgets({ burst, perSecond }: typeof READS) {
  const budgets = new Map<string, { left: number; at: number }>();
  return {
    /** @returns seconds until there is something left again; 0 when this one was taken */
    take(key: string, nowMs: number): number {
      const known = budgets.get(key) ?? { left: burst, at: nowMs };
      const refill = (Math.max(0, nowMs - known.at) / 1_000) * perSecond;
      const left = Math.min(burst, known.left + refill);
      const isLeft = left >= 1;
      budgets.delete(key);
      budgets.set(key, { left: isLeft ? left - 1 : left, at: nowMs });
      for (const [oldest] of budgets) {
        if (budgets.size <= MAX_ADDRESSES) break;
        budgets.delete(oldest);
      }
      return isLeft ? 0 : (1 - left) / perSecond;
    },
  };
}

/**
 * Limits the reads of one address, in memory and before any query. No person reaches the limit. Pages ask in their own
 * name and are not counted; pictures are cached by browsers, and cheap.
 */
export const limitReads = ({ env, clock }: Pick<Services, 'env' | 'clock'>, rule = READS) => {
  const budgets = createBudgets(rule);
  return createMiddleware<AppEnv>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isPicture = /^(?:\/api)?\/media\//.test(c.req.path);
    const address = readClientAddress(c, env);
    if (isRead && !isPicture && address !== 'unknown' && !mayBeAProxy(address, env)) {
      const seconds = budgets.take(addressPrefix(address), clock.now().getTime());
      if (seconds > 0) throw new Fault('RATE_LIMITED', 'Too many reads', { retryAfterSeconds: seconds });
    }
    await next();
  });
};

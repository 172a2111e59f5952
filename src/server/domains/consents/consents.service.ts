import { randomUUID } from 'node:crypto';
import type { ConsentBody } from '@/contract/consent-contract';
import { consents } from '@/server/db/schema/content';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { addressPrefix } from '@/lib/client-address';
import type { Dependencies } from '@/server/dependencies';

/** A whole village may share one address, and no one changes their consent this often. */
const CONSENTS_PER_ADDRESS = { limit: 60, windowSeconds: 3_600 };
export const CONSENTS_PER_VISITOR = { limit: 20, windowSeconds: 3_600 };

type ConsentsDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & { rateLimiter: RateLimiter };

/** The log of choices about cookies: rows are only ever added. */
export function createConsentsService({ db, brand, clock, rateLimiter }: ConsentsDependencies) {
  return {
    /** Stores one choice. @throws Fault RATE_LIMITED */
    async createConsent(
      { visitorId, choices, policyVersion }: ConsentBody,
      from: { address: string; userId: string | null },
    ): Promise<void> {
      await rateLimiter.hit(`consent address ${addressPrefix(from.address)}`, CONSENTS_PER_ADDRESS);
      await rateLimiter.hit(`consent visitor ${visitorId}`, CONSENTS_PER_VISITOR);
      await db.insert(consents).values({
        id: randomUUID(),
        brandId: brand.id,
        visitorId,
        userId: from.userId,
        policyVersion,
        choices,
        createdAt: clock.now(),
      });
    },
  };
}

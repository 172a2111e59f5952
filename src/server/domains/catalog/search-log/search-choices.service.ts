import { createHash, randomBytes } from 'node:crypto';
import type { SearchChoiceBody } from '@/contract/schemas/search-desk';
import type { Dependencies } from '@/server/dependencies';
import { addressPrefix } from '@/lib/client-address';
import { shopDay } from '@/lib/time/shop-day';
import { cleanSearch } from '@/server/domains/catalog/search/search-words';
import { addChoices, type CountedChoice } from './search-choices.repo';
import { isPersonal } from './search-log.service';

/** Choices of one address that count in a day; more is no shopping. */
const MOST_PER_ADDRESS = 40;
/** Groups of an IPv6 prefix that count as one subscriber: a /48, where limits elsewhere take a /64. */
const ONE_SITE = 3;
/** The most choices stored between two writes, and addresses remembered in a day. */
const MAX_WAITING = 2_000;
const MAX_SEEN = 50_000;

/**
 * Counts which product people choose after a search, by day, search and product, without who. An address counts once a
 * day for a product and a kind, and a few times in all. Which addresses have counted is in the memory of this process
 * alone, as digests under a key that is thrown away every day. A ranking needs more choices than one address can make
 * (search-choices.ts).
 */
export function createSearchChoicesService({
  db,
  brand,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log'>) {
  let waiting = new Map<string, CountedChoice>();
  let seen = {
    day: '',
    key: randomBytes(32),
    counted: new Set<string>(),
    byAddress: new Map<string, number>(),
  };

  const digest = (text: string) => createHash('sha256').update(seen.key).update(text).digest('base64url');

  /** Whether this choice of this address counts: not yet today, and below its limit. */
  function isNew(day: string, address: string, choice: string): boolean {
    if (seen.day !== day) seen = { day, key: randomBytes(32), counted: new Set(), byAddress: new Map() };
    const from = digest(addressPrefix(address, ONE_SITE));
    const fingerprint = digest(`${from} ${choice}`);
    const count = seen.byAddress.get(from) ?? 0;
    if (seen.counted.has(fingerprint) || count >= MOST_PER_ADDRESS || seen.counted.size >= MAX_SEEN)
      return false;
    seen.counted.add(fingerprint);
    seen.byAddress.set(from, count + 1);
    return true;
  }

  return {
    /** Counts a choice; one that is counted already, or looks like personal data, is ignored. Never throws or waits. */
    record({ q, productId, kind }: SearchChoiceBody, address: string): void {
      const typed = cleanSearch(q);
      if (!typed || isPersonal(q)) return;
      const day = shopDay(clock.now());
      // The text is no part of it: many ways to write one search count together.
      if (!isNew(day, address, JSON.stringify([productId, kind]))) return;
      const key = JSON.stringify([day, typed.toLowerCase(), productId]);
      const known = waiting.get(key);
      if (!known && waiting.size >= MAX_WAITING) return;
      const counted = known ?? { typed, productId, day, clicks: 0, additions: 0 };
      waiting.set(key, {
        ...counted,
        clicks: counted.clicks + (kind === 'click' ? 1 : 0),
        additions: counted.additions + (kind === 'addition' ? 1 : 0),
      });
    },

    /** Writes what was counted since the last time; what cannot be written waits for the next try. */
    async flush(): Promise<void> {
      const batch = waiting;
      if (batch.size === 0) return;
      waiting = new Map();
      try {
        await addChoices(db, brand.id, [...batch.values()]);
      } catch (error) {
        for (const [key, counted] of batch) {
          const newer = waiting.get(key);
          waiting.set(key, {
            ...counted,
            clicks: counted.clicks + (newer?.clicks ?? 0),
            additions: counted.additions + (newer?.additions ?? 0),
          });
        }
        log.warn({ error, waiting: waiting.size }, 'choices after searches could not be written');
      }
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { SearchChoiceBody } from '@/contract/schemas/search-desk';
import type { Dependencies } from '@/server/dependencies';
import { addressPrefix } from '@/lib/client-address';
import { shopDay } from '@/lib/time/shop-day';
import { cleanSearch } from '@/server/domains/catalog/search/search-words';
import { addChoices, type CountedChoice } from './search-choices.repo';
import { isPersonal } from './search-log.service';

/** Choices that one address may make in a day: more is no shopping. */
const MOST_PER_ADDRESS = 40;
/** Groups of an IPv6 address that one subscriber may hold: up to a /48, where limits elsewhere take a /64. */
const ONE_SITE = 3;
/** Choices and addresses that are remembered between two writes, and in a day. */
const MAX_WAITING = 2_000;
const MAX_SEEN = 50_000;

/**
 * What people chose after a search: a day's counts by search and product, without who. One address counts once a day for
 * a product and a kind, whatever was typed, and a few times in all; which addresses have counted is known to the memory
 * of this process alone, as digests under a key that is thrown away every day. A ranking needs more choices than one
 * address can make (search-choices.ts).
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
    marks: new Set<string>(),
    byAddress: new Map<string, number>(),
  };

  const digest = (text: string) => createHash('sha256').update(seen.key).update(text).digest('base64url');

  /** Whether this address has not counted this today, and may still count. */
  function isNew(day: string, address: string, choice: string): boolean {
    if (seen.day !== day) seen = { day, key: randomBytes(32), marks: new Set(), byAddress: new Map() };
    const from = digest(addressPrefix(address, ONE_SITE));
    const mark = digest(`${from} ${choice}`);
    const count = seen.byAddress.get(from) ?? 0;
    if (seen.marks.has(mark) || count >= MOST_PER_ADDRESS || seen.marks.size >= MAX_SEEN) return false;
    seen.marks.add(mark);
    seen.byAddress.set(from, count + 1);
    return true;
  }

  return {
    /** Counts a choice; one that is counted already, or looks like personal data, is ignored. Never throws or waits. */
    record({ q, productId, kind }: SearchChoiceBody, address: string): void {
      const typed = cleanSearch(q);
      if (!typed || isPersonal(q)) return;
      const day = shopDay(clock.now());
      // Not by the text: many ways of writing one search are counted together.
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

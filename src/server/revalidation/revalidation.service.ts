import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { BRANDS } from '@config/brands/all';
import type { Freshness } from '@/contract/schemas/reports';
import { ofBrand, tagsToPurge } from '@/lib/shared-cache';
import type { Db } from '@/server/db/client';
import type { Dependencies } from '@/server/dependencies';
import { DEFAULT_LOCALE, LOCALES } from '@config/locales';
import { planRevalidation } from './plan-revalidation';
import {
  claimDuePath,
  loadFreshness,
  markFailed,
  markMade,
  PURGE_FAILED,
  upsertRevalidations,
  type Claim,
} from './revalidations.repo';
import type { ShopEvent } from './shop-event';

/** The addresses of a page in every language, the catalogue's readers first: the default one has no prefix. */
const pageAddresses = (path: string): string[] =>
  LOCALES.map((locale) => {
    if (locale === DEFAULT_LOCALE) return path;
    return path === '/' ? `/${locale}` : `/${locale}${path}`;
  });

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * How long a page that failed waits: 5 s, then twice as long each time, up to an hour. Milliseconds.
 * @param attempts made so far, at least one
 */
const retryDelayMs = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), LONGEST_WAIT_MS);

/** Longer than all languages of a page may take. */
const CLAIM_MS = 5 * 60_000;
/** There are two cores, and visitors read pages meanwhile. */
const CONCURRENCY = 2;
/** Pages whose tags go into one purge; each purge waits until all instances have the pages. */
const PURGED_AT_ONCE = 20;
/** Priorities in the queue; pages behind them share the last one. */
const RANKS = 20;
const RANK_MS = 3_600_000;

/**
 * When a page is due: at once, and the earlier the more it matters to what was saved. When many things are saved at
 * once, each one's own page comes before the lists, which are then made once for all of them.
 */
const planTurn = (requestedAt: Date, rank: number): Date =>
  new Date(requestedAt.getTime() - (RANKS - Math.min(rank, RANKS)) * RANK_MS);

/** Revalidates the shop's pages after edits (docs/architecture.md). */
export interface RevalidationService {
  /** Notes, in the transaction of the change, which pages must be revalidated. */
  request(tx: Db, event: ShopEvent): Promise<void>;
  /** Begins to make them as soon as the change is committed; never waits, never throws. */
  kick(): void;
  /** Makes every page that is due. @returns how many were made, not counting languages */
  runDue(): Promise<number>;
  /** Ends after the page at hand; what waits is made after the next start. */
  stop(): Promise<void>;
  /** Whether the pages of something that was saved have been revalidated. */
  getFreshness(entity: string, id: string): Promise<Freshness>;
}

type RevalidationDependencies = Pick<
  Dependencies,
  'db' | 'brand' | 'cdn' | 'clock' | 'log' | 'pages' | 'readsCaughtUp'
>;

/** Two addresses at a time, in their order. @returns what went wrong, if anything did */
async function remakeAll(
  addresses: string[],
  remake: (address: string) => Promise<void>,
): Promise<string | null> {
  const errors: string[] = [];
  await pLimit(CONCURRENCY).map(addresses, async (address) => {
    try {
      await remake(address);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  });
  return errors.length > 0 ? errors.join('; ') : null;
}

export function createRevalidationService({
  db,
  brand,
  cdn,
  clock,
  log,
  pages,
  readsCaughtUp = () => Promise.resolve(),
}: RevalidationDependencies): RevalidationService {
  let running: Promise<number> | null = null;
  let isWantedAgain = false;
  let isStopped = false;

  async function tryAgain(claim: Claim, error: string, message: string): Promise<void> {
    const nextAttemptAt = new Date(clock.now().getTime() + retryDelayMs(claim.attempts));
    await markFailed(db, brand.id, claim, { nextAttemptAt, error });
    log.warn({ path: claim.path, attempts: claim.attempts, nextAttemptAt, error }, message);
  }

  async function remakePage(path: string): Promise<string | null> {
    if (!pages) return 'no pages';
    try {
      // Before: a visitor's page that is made meanwhile from a replica must not replace this one with what was.
      await readsCaughtUp();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return remakeAll(pageAddresses(path), pages.remake);
  }

  async function make(claim: Claim): Promise<boolean> {
    const error = await remakePage(claim.path);
    if (error !== null) await tryAgain(claim, error, 'a page was not revalidated');
    return error === null;
  }

  /** Pages count as made when no cache in front has the old ones. @returns how many */
  async function finish(made: readonly Claim[]): Promise<number> {
    if (made.length === 0) return 0;
    try {
      if (cdn) {
        // A cache that is purged asks at once, and must not be answered by an instance that still has the old page.
        await pause(cdn.settleMs);
        await cdn.purge(
          ofBrand(
            brand.id,
            made.flatMap(({ path }) => tagsToPurge(path)),
          ),
        );
      }
    } catch (error) {
      const why = PURGE_FAILED + (error instanceof Error ? error.message : String(error));
      for (const claim of made) await tryAgain(claim, why, 'the CDN was not purged');
      return 0;
    }
    for (const claim of made) await markMade(db, brand.id, claim, clock.now());
    return made.length;
  }

  async function makeDue(): Promise<number> {
    let done = 0;
    let made: Claim[] = [];
    while (!isStopped && pages?.isReachable()) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const claim = await claimDuePath(db, { brandId: brand.id, now, until });
      if (claim && (await make(claim))) made.push(claim);
      // Without a CDN each is done when it is made.
      if (!cdn || !claim || made.length >= PURGED_AT_ONCE) {
        done += await finish(made);
        made = [];
      }
      if (!claim) break;
    }
    return done + (await finish(made));
  }

  const mustLookAgain = () => isWantedAgain && !isStopped;

  async function run(): Promise<number> {
    try {
      let made = 0;
      do {
        isWantedAgain = false;
        made += await makeDue();
      } while (mustLookAgain());
      return made;
    } finally {
      // In the same tick as the last check of `isWantedAgain`, so that no kick is lost between them.
      running = null;
    }
  }

  /** Never two at once; a call during a run makes it check again. */
  function start(): Promise<number> {
    if (running) isWantedAgain = true;
    running ??= run();
    return running;
  }

  return {
    async request(tx, event) {
      const requestedAt = clock.now();
      const paths = planRevalidation(event);
      // Brands may share a database; each makes its own pages, and one that no process serves loses its rows in a
      // month.
      const rows = Object.keys(BRANDS).flatMap((brandId) =>
        paths.map((path, index) => ({
          brandId,
          entity: event.type,
          entityId: event.id,
          path,
          requestedAt,
          nextAttemptAt: planTurn(requestedAt, index),
        })),
      );
      await upsertRevalidations(tx, rows);
    },

    kick() {
      if (!pages || isStopped) return;
      start().catch((error: unknown) =>
        log.error({ error }, 'pages could not be revalidated; they will be tried again'),
      );
    },

    runDue: () => start(),

    async stop() {
      isStopped = true;
      await running?.catch(() => undefined);
    },

    async getFreshness(entity, id) {
      const { savedAt, doneAt, pending, failed, unpurged } = await loadFreshness(db, brand.id, entity, id);
      return {
        savedAt: savedAt?.toISOString() ?? null,
        onShopSince: pending > 0 ? null : (doneAt?.toISOString() ?? null),
        pending,
        failed,
        unpurged,
      };
    },
  };
}

import pLimit from 'p-limit';
import { BRANDS } from '@config/brands/all';
import type { Freshness } from '@/contract/schemas/reports';
import type { Db } from '@/server/db/client';
import type { Dependencies } from '@/server/dependencies';
import { pageAddresses } from './page-addresses';
import { planRevalidation } from './plan-revalidation';
import { retryDelayMs } from './retry-delay';
import {
  claimDuePath,
  loadFreshness,
  markFailed,
  markMade,
  upsertRevalidations,
  type Claim,
} from './revalidations.repo';
import type { ShopEvent } from './shop-event';

/** Longer than all languages of a page may take. */
const CLAIM_MS = 5 * 60_000;
/** Two cores, and somebody is reading pages meanwhile. */
const CONCURRENCY = 2;
/** Places in the queue that differ; the pages behind them share the last one. */
const RANKS = 20;
const RANK_MS = 3_600_000;

/**
 * When a page is due: at once, and the earlier the more important it is to what was saved. Of many things saved at
 * once each one's own page comes before the lists, which are then made once for all of them.
 */
const planTurn = (requestedAt: Date, rank: number): Date =>
  new Date(requestedAt.getTime() - (RANKS - Math.min(rank, RANKS)) * RANK_MS);

/** Keeps the shop's pages in step with what is saved (architecture, Admin edit). */
export interface RevalidationService {
  /** Notes, in the transaction of the change, which pages must be made anew. */
  request(tx: Db, event: ShopEvent): Promise<void>;
  /** Begins to make them as soon as the change is committed; never waits, never throws. */
  kick(): void;
  /** Makes every page that is due. @returns how many were made, not counting languages */
  runDue(): Promise<number>;
  /** Ends after the page at hand; what waits is made after the next start. */
  stop(): Promise<void>;
  /** Whether the pages of something that was saved have been made anew. */
  getFreshness(entity: string, id: string): Promise<Freshness>;
}

type RevalidationDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log' | 'pages'>;

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
  clock,
  log,
  pages,
}: RevalidationDependencies): RevalidationService {
  let running: Promise<number> | null = null;
  let isWantedAgain = false;
  let isStopped = false;

  async function make(claim: Claim): Promise<boolean> {
    const error = pages ? await remakeAll(pageAddresses(claim.path), pages.remake) : 'no pages';
    const now = clock.now();
    if (error === null) {
      await markMade(db, brand.id, claim, now);
      return true;
    }
    const nextAttemptAt = new Date(now.getTime() + retryDelayMs(claim.attempts));
    await markFailed(db, brand.id, claim, { nextAttemptAt, error });
    log.warn(
      { path: claim.path, attempts: claim.attempts, nextAttemptAt, error },
      'a page was not made anew',
    );
    return false;
  }

  async function makeDue(): Promise<number> {
    let made = 0;
    while (!isStopped && pages?.isReachable()) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const claim = await claimDuePath(db, { brandId: brand.id, now, until });
      if (!claim) break;
      if (await make(claim)) made += 1;
    }
    return made;
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
      // In the same breath as the last look at `isWantedAgain`: a kick is never lost between them.
      running = null;
    }
  }

  /** Never two at once; who comes meanwhile has the running one look again. */
  function start(): Promise<number> {
    if (running) isWantedAgain = true;
    running ??= run();
    return running;
  }

  return {
    async request(tx, event) {
      const requestedAt = clock.now();
      const paths = planRevalidation(event);
      // Brands may share a database; each makes its own pages, and one that nobody runs forgets its rows in a month.
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
        log.error({ error }, 'pages could not be made anew; they will be tried again'),
      );
    },

    runDue: () => start(),

    async stop() {
      isStopped = true;
      await running?.catch(() => undefined);
    },

    async getFreshness(entity, id) {
      const { savedAt, doneAt, pending, failed } = await loadFreshness(db, brand.id, entity, id);
      return {
        savedAt: savedAt?.toISOString() ?? null,
        onShopSince: pending > 0 ? null : (doneAt?.toISOString() ?? null),
        pending,
        failed,
      };
    },
  };
}

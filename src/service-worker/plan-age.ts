import type { PageClass } from './public-pages';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long somebody waits for a newer page while one is at hand. */
export const PATIENCE_MS = 3_000;
/** How long anybody waits for a page of which none is at hand, before the offline page says so. */
export const GIVE_UP_MS = 30_000;
/** The page's own queries are as fresh (src/client/query.ts): nothing would be gained by asking sooner. */
const FRESH_MS = MINUTE_MS;

/** `kept`: at once, and nothing asked. `kept-then-renew`: at once, and renewed behind. `network`: PATIENCE_MS for it. */
export type PagePlan = 'kept' | 'kept-then-renew' | 'network';

/**
 * What to do with a page or its data of which a copy is at hand (docs/adr/0014-offline.md). Prices in it are asked for
 * again by the page itself; an old copy, one of another build, or a page that somebody reloads goes to the network.
 */
export function planPage(kept: {
  page: PageClass;
  ageMs: number;
  isOfThisBuild: boolean;
  isReload: boolean;
}): PagePlan {
  const { page, ageMs, isOfThisBuild, isReload } = kept;
  // A clock that was set back makes ages negative; one that is not known is no number.
  const isRecent = ageMs >= 0 && ageMs <= DAY_MS;
  if (page !== 'stored' || isReload || !isOfThisBuild || !isRecent) return 'network';
  return ageMs < FRESH_MS ? 'kept' : 'kept-then-renew';
}

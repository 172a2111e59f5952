import type { PageClass } from './public-pages';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a visitor waits for a newer page while a copy is cached. */
export const PATIENCE_MS = 3_000;
/** How long a visitor waits for a page without a cached copy, before the offline page is shown. */
export const GIVE_UP_MS = 30_000;
/** The page's own queries have the same age limit (src/client/query.ts), so asking sooner gains nothing. */
const FRESH_MS = MINUTE_MS;

/** `cached`: the copy, without a request. `network`: the network, and after PATIENCE_MS the copy. */
export type PagePlan = 'cached' | 'stale-while-revalidate' | 'network';

/**
 * What to do with a page or its data that has a cached copy (docs/adr/0014-offline.md). The page itself asks for its
 * prices again; an old copy, one of another build, or a page that the visitor reloads goes to the network.
 */
export function planPage(copy: {
  page: PageClass;
  ageMs: number;
  isOfThisBuild: boolean;
  isReload: boolean;
}): PagePlan {
  const { page, ageMs, isOfThisBuild, isReload } = copy;
  // A clock that was set back makes ages negative; one that is not known is no number.
  const isRecent = ageMs >= 0 && ageMs <= DAY_MS;
  if (page !== 'stored' || isReload || !isOfThisBuild || !isRecent) return 'network';
  return ageMs < FRESH_MS ? 'cached' : 'stale-while-revalidate';
}

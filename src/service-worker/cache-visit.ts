import { ageOf, findCopy, isOfThisBuild } from './copy-facts';
import { cacheFile } from './cache-file';
import { cachePage } from './cache-page';
import { ensureOfflinePage, localeOf } from './offline-page';
import { planPage } from './plan-age';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

const MAX_FILES = 200;

/**
 * Caches the whole page: a navigation inside the shop loads its data only, and the first visit came before the worker.
 */
async function cacheVisitedPage(event: ExtendableEvent, url: string): Promise<void> {
  const { origin } = worker.location;
  const plan = planRequest({ method: 'GET', url, isNavigation: true, isBound: false }, origin);
  // A bare `/` that leads on to a language is a redirect, which is not cached.
  if (plan?.page !== 'stored' && plan?.page !== 'door') return;
  const copy = await findCopy(plan);
  if (copy) {
    const age = { ageMs: ageOf(copy), isOfThisBuild: isOfThisBuild(copy) };
    if (planPage({ page: plan.page, isReload: false, ...age }) === 'cached') return;
  }
  await cachePage(event, url);
}

/** Caches what a visit showed, as far as the rule allows it; what cannot be loaded is left for the next visit. */
export async function cacheVisit(
  event: ExtendableEvent,
  page: string,
  files: readonly string[],
): Promise<void> {
  if (page && new URL(page).origin !== worker.location.origin) return;
  const works: Promise<unknown>[] = files.slice(0, MAX_FILES).map((file) => cacheFile(event, file));
  if (page) works.push(cacheVisitedPage(event, page), ensureOfflinePage(event, localeOf(page)));
  await Promise.allSettled(works);
}

import { ageOf, findKept, isOfThisBuild } from './copy-facts';
import { keepFile } from './keep-file';
import { keepPage } from './keep-page';
import { ensureOfflinePage, localeOf } from './offline-page';
import { planPage } from './plan-age';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

const MAX_FILES = 200;

/** The whole page: a change of page inside the shop brings its data only, and a first visit came before the worker. */
async function keepVisitedPage(event: ExtendableEvent, url: string): Promise<void> {
  const { origin } = worker.location;
  const plan = planRequest({ method: 'GET', url, isNavigation: true, isBound: false }, origin);
  if (plan?.page !== 'stored') return;
  const kept = await findKept(plan);
  if (kept) {
    const age = { ageMs: ageOf(kept), isOfThisBuild: isOfThisBuild(kept) };
    if (planPage({ page: plan.page, isReload: false, ...age }) === 'kept') return;
  }
  await keepPage(event, url);
}

/** Keeps what a visit showed, as far as the rule allows it; what does not come is left for the next visit. */
export async function keepVisit(
  event: ExtendableEvent,
  page: string,
  files: readonly string[],
): Promise<void> {
  if (page && new URL(page).origin !== worker.location.origin) return;
  const works: Promise<unknown>[] = files.slice(0, MAX_FILES).map((file) => keepFile(event, file));
  if (page) works.push(keepVisitedPage(event, page), ensureOfflinePage(event, localeOf(page)));
  await Promise.allSettled(works);
}

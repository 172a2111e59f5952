import { ageOf, findKept, isOfThisBuild, keep } from './keep';
import { keepFile } from './keep-file';
import { ensureOfflinePage, localeOf } from './offline-page';
import { planPage } from './plan-age';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

const MAX_FILES = 200;

/** The whole page: a change of page inside the shop brings its data only, and a first visit came before the worker. */
async function keepPage(url: string): Promise<void> {
  const { origin } = worker.location;
  const plan = planRequest({ method: 'GET', url, isNavigation: true, isBound: false }, origin);
  if (plan?.page !== 'stored') return;
  const kept = await findKept(plan);
  if (kept) {
    const age = { ageMs: ageOf(kept), isOfThisBuild: isOfThisBuild(kept) };
    if (planPage({ page: plan.page, isReload: false, ...age }) === 'kept') return;
  }
  await keep(plan, await fetch(plan.key, { credentials: 'omit', headers: { accept: 'text/html' } }));
}

/** Keeps what a visit showed, as far as the rule allows it; what does not come is left for the next visit. */
export async function keepVisit(page: string, files: readonly string[]): Promise<void> {
  if (page && new URL(page).origin !== worker.location.origin) return;
  const works = files.slice(0, MAX_FILES).map((file) => keepFile(file));
  if (page)
    works.push(
      keepPage(page).then(() => null),
      ensureOfflinePage(localeOf(page)).then(() => null),
    );
  await Promise.allSettled(works);
}

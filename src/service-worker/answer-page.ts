import { ageOf, findKept, isOfThisBuild, keep, letGo } from './keep';
import { leadOffline } from './offline-page';
import { GIVE_UP_MS, PATIENCE_MS, planPage } from './plan-age';
import type { RequestPlan } from './plan-request';
import { rememberShown } from './recover';
import { within } from './within';
import type { FetchEvent } from './worker-scope';

/** What the network says is kept, also when nobody waits for it any more; a page that is gone is let go. */
async function renew(plan: RequestPlan, asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (answer.status === 404 || answer.status === 410) await letGo(plan.kind, plan.key);
  else await keep(plan, answer);
}

/** Nobody waits for it, so nobody is told when it does not come. */
function renewBehind(event: FetchEvent, plan: RequestPlan, asked: Promise<Response>): void {
  event.waitUntil(renew(plan, asked).catch(() => undefined));
}

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

function show(event: FetchEvent, kept: Response): Response {
  if (event.resultingClientId) rememberShown(event.resultingClientId, kept.clone());
  return kept;
}

/** A page, or its data for a change of page: see plan-age.ts for what comes first. */
export async function answerPage(event: FetchEvent, plan: RequestPlan): Promise<Response> {
  const { request } = event;
  const kept = await findKept(plan);
  const decision = kept
    ? planPage({
        page: plan.page ?? 'asked',
        ageMs: ageOf(kept),
        isOfThisBuild: isOfThisBuild(kept),
        isReload: isReload(request),
      })
    : 'network';
  if (kept && decision !== 'network') {
    if (decision === 'kept-then-renew')
      renewBehind(event, plan, fetch(request.url, { credentials: 'omit', headers: request.headers }));
    return show(event, kept);
  }
  const asked = fetch(request);
  // Cloned before anybody reads it.
  renewBehind(
    event,
    plan,
    asked.then((answer) => answer.clone()),
  );
  try {
    const answer = await within(asked, kept ? PATIENCE_MS : GIVE_UP_MS);
    return kept && answer.status >= 500 ? show(event, kept) : answer;
  } catch {
    if (kept) return show(event, kept);
    return plan.kind === 'page' ? leadOffline(request.url) : Response.error();
  }
}

/** A page that is never kept: the network's, or the offline page. */
export async function answerUnkept({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return leadOffline(request.url);
  }
}

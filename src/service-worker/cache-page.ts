import { planRequest } from './plan-request';
import { PAGES } from './strategies';
import { worker } from './worker-scope';

/**
 * Fetches a page without credentials, and caches it where the rule allows it.
 * @param event keeps the worker awake until it is done
 * @param how options of the request
 * @returns its HTML
 * @throws when it does not come
 */
export async function cachePage(
  event: ExtendableEvent,
  address: string,
  how: RequestInit = {},
): Promise<string> {
  const plan = planRequest(
    { method: 'GET', url: address, isNavigation: true, isBound: false },
    worker.location.origin,
  );
  if (!plan) throw new Error(`${address} may not be cached`);
  const url = new URL(plan.key);
  const request = new Request(url, { credentials: 'omit', headers: { accept: 'text/html' }, ...how });
  const [answered, done] = PAGES.page.fetchAndCache.handleAll({ event, request, url, params: plan });
  const answer = await answered;
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const html = await answer.text();
  await done;
  return html;
}

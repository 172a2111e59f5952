import { planRequest } from './plan-request';
import { PAGES } from './strategies';
import { worker } from './worker-scope';

/**
 * Fetches a page as nobody in particular, and keeps it where the rule allows it.
 * @param event for whose sake, and as long as which, the worker stays awake
 * @param how of the request
 * @returns its HTML
 * @throws when it does not come
 */
export async function keepPage(
  event: ExtendableEvent,
  address: string,
  how: RequestInit = {},
): Promise<string> {
  const plan = planRequest(
    { method: 'GET', url: address, isNavigation: true, isBound: false },
    worker.location.origin,
  );
  if (!plan) throw new Error(`${address} may not be kept`);
  const url = new URL(plan.key);
  const request = new Request(url, { credentials: 'omit', headers: { accept: 'text/html' }, ...how });
  const [answered, done] = PAGES.page.keep.handleAll({ event, request, url, params: plan });
  const answer = await answered;
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const html = await answer.text();
  await done;
  return html;
}

import { findCopy } from './copy-facts';
import { planRequest } from './plan-request';
import { FILES } from './strategies';
import { worker } from './worker-scope';

/**
 * Caches a script, style, picture or text that is not cached yet; the browser's own cache gives it where it has it.
 * Addresses that may not be cached are ignored.
 * @param event keeps the worker awake until it is done
 * @returns its text when it is a style
 * @throws when it does not come
 */
export async function cacheFile(event: ExtendableEvent, address: string): Promise<string | null> {
  const { origin } = worker.location;
  const url = new URL(address, origin);
  const plan = planRequest({ method: 'GET', url: url.href, isNavigation: false, isBound: false }, origin);
  if (!plan || plan.kind === 'data' || plan.kind === 'page') return null;
  const isStyle = plan.key.endsWith('.css');
  const copy = await findCopy(plan);
  if (copy) return isStyle ? copy.text() : null;
  const request = new Request(url, { credentials: 'omit' });
  const [answered, done] = FILES[plan.kind].handleAll({ event, request, url, params: plan });
  const answer = await answered;
  if (!answer.ok) throw new Error(`${url.href}: ${answer.status}`);
  const text = isStyle ? await answer.text() : null;
  await done;
  return text;
}

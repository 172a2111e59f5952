import { findKept, keep } from './keep';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

/**
 * Keeps a script, style, picture or text that is not kept yet; the browser's own cache gives it where it has it.
 * Addresses that may not be kept are left alone.
 * @returns its text when it is a style
 * @throws when it does not come
 */
export async function keepFile(address: string): Promise<string | null> {
  const { origin } = worker.location;
  const url = new URL(address, origin).href;
  const plan = planRequest({ method: 'GET', url, isNavigation: false, isBound: false }, origin);
  if (!plan || plan.kind === 'data') return null;
  let answer = await findKept(plan);
  if (!answer) {
    answer = await fetch(url, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await keep(plan, answer.clone());
  }
  return plan.key.endsWith('.css') ? answer.text() : null;
}

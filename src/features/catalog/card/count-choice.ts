import { call } from '@/client/call';
import { whenIdle } from '@/lib/browser/tasks';

/** The last search that led to each product; in memory only, until the page is closed. */
const searchedFor = new Map<string, string>();
const MAX_REMEMBERED = 50;
const MAX_TYPED = 80;

/** How long sending waits at most for the browser to be idle. */
const AT_LATEST_MS = 3_000;

/** Sends a choice after the tap was answered. A failure is ignored, because the visitor does not need it. */
function count(q: string, productId: string, kind: 'click' | 'addition') {
  const body = { q: q.slice(0, MAX_TYPED), productId, kind };
  whenIdle(() => void call('countSearchChoice', { body }).catch(() => undefined), AT_LATEST_MS);
}

/** A product was opened from the results of a search. */
export function countClick(q: string, productId: string) {
  searchedFor.delete(productId);
  searchedFor.set(productId, q);
  const [oldest] = searchedFor.keys();
  if (searchedFor.size > MAX_REMEMBERED && oldest !== undefined) searchedFor.delete(oldest);
  count(q, productId, 'click');
}

/** A product was added to the cart, from the results of this search or after an earlier search that led to it. */
export function countAddition(productId: string, q = searchedFor.get(productId)) {
  if (q) count(q, productId, 'addition');
}

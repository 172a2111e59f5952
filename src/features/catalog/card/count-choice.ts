import { call } from '@/client/call';
import { whenIdle } from '@/lib/browser/tasks';

/** What the last search of this page's life led to, by product; it is gone with the page, and nothing is stored. */
const searchedFor = new Map<string, string>();
const MAX_REMEMBERED = 50;
const MAX_TYPED = 80;

/** How long after the tap a choice is sent although the browser is busy. */
const AT_LATEST_MS = 3_000;

/** Counting is for the shop: a visitor never waits for it and never hears of it. What the tap asks for comes first. */
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

/** A product came into the cart: from the results of this search, or after one that led to it in this page's life. */
export function countAddition(productId: string, q = searchedFor.get(productId)) {
  if (q) count(q, productId, 'addition');
}

import { findAssets } from './find-assets';
import { deleteCopy } from './copy-facts';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

const MOST_SHOWN = 5;
const ONCE_IN_MS = 60_000;

/** The last shown copy of each window. */
const shown = new Map<string, Response>();
const recovered = new Map<string, number>();

/** Remembers that a window shows a copy, until others have been shown. */
export function rememberShown(clientId: string, copy: Response): void {
  shown.set(clientId, copy);
  const [oldest] = shown.keys();
  if (shown.size > MOST_SHOWN && oldest !== undefined) shown.delete(oldest);
}

/**
 * A copy whose own script is neither on the device nor on the server cannot hydrate: it is deleted, and the page loaded
 * from the network, once in a minute at most. Scripts that an open page loads later are handled by the page
 * (features/offline/watch-chunks.ts), because the visitor may be typing.
 */
export async function recover(clientId: string, assetKey: string): Promise<void> {
  const copy = shown.get(clientId);
  const client = copy && (await worker.clients.get(clientId));
  if (!copy || !client) return;
  const { origin } = worker.location;
  const own = findAssets(await copy.clone().text());
  if (!own.some((path) => origin + path === assetKey)) return;
  if (Date.now() - (recovered.get(client.url) ?? 0) < ONCE_IN_MS) return;
  recovered.set(client.url, Date.now());
  const plan = planRequest({ method: 'GET', url: client.url, isNavigation: true, isBound: false }, origin);
  if (plan) await deleteCopy(plan);
  await client.navigate(client.url);
}

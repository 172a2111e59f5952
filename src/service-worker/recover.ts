import { findAssets } from './find-assets';
import { letGo } from './copy-facts';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

const MOST_SHOWN = 5;
const ONCE_IN_MS = 60_000;

/** Copies that were shown last, by the window they were shown in. */
const shown = new Map<string, Response>();
const recovered = new Map<string, number>();

/** Remembers that a window shows a copy, until others have been shown. */
export function rememberShown(clientId: string, copy: Response): void {
  shown.set(clientId, copy);
  const [oldest] = shown.keys();
  if (shown.size > MOST_SHOWN && oldest !== undefined) shown.delete(oldest);
}

/**
 * A copy whose own script neither the device nor the server has any more cannot come to life: it is let go, and the
 * page loaded from the network, once in a minute at most. Scripts that an open page asks for later are its own affair
 * (features/offline/watch-chunks.ts): somebody may be typing there.
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
  if (plan) await letGo(plan);
  await client.navigate(client.url);
}

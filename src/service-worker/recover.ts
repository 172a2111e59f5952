import { findAssets } from './find-assets';
import { findKept, letGo } from './keep';
import { planRequest } from './plan-request';
import { worker } from './worker-scope';

/**
 * A kept page whose own script the server no longer has and the device neither cannot come to life: the copy is let
 * go and the page loaded once from the network. Scripts that an open page asks for later are its own affair
 * (features/offline/watch-chunks.ts): somebody may be typing there.
 */
export async function recover(clientId: string, assetKey: string): Promise<void> {
  const client = clientId ? await worker.clients.get(clientId) : undefined;
  if (!client) return;
  const { origin } = worker.location;
  const plan = planRequest({ method: 'GET', url: client.url, isNavigation: true, isBound: false }, origin);
  const kept = plan && (await findKept(plan));
  if (!kept || !findAssets(await kept.text()).some((path) => origin + path === assetKey)) return;
  await letGo(plan.kind, plan.key);
  await client.navigate(client.url);
}

import { KEPT_CACHES } from '@/lib/offline/kept';
import { findKept, keep } from './keep';
import type { RequestPlan } from './plan-request';
import { recover } from './recover';
import type { FetchEvent } from './worker-scope';

const WIDTH = /-\d{2,5}\.(?:avif|webp|jpg)$/;

/** The same picture in another size, when the wanted one cannot be had. */
async function findOtherSize(key: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT_CACHES.picture);
  const name = key.replace(WIDTH, '');
  const other = (await cache.keys()).find(({ url }) => url.replace(WIDTH, '') === name);
  return other && cache.match(other);
}

async function ask(event: FetchEvent, plan: RequestPlan): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(keep(plan, answer.clone()).catch(() => undefined));
  return answer;
}

/** Scripts, styles and pictures never change under their name: what is kept is the answer. */
export async function answerFixed(event: FetchEvent, plan: RequestPlan): Promise<Response> {
  const kept = await findKept(plan);
  if (kept) return kept;
  try {
    const answer = await ask(event, plan);
    if (plan.kind === 'asset' && answer.status === 404) event.waitUntil(recover(event.clientId, plan.key));
    return answer;
  } catch {
    return (plan.kind === 'picture' ? await findOtherSize(plan.key) : undefined) ?? Response.error();
  }
}

/** Logos, icons and texts keep their name when they change: at once from what is kept, and renewed behind. */
export async function answerNamed(event: FetchEvent, plan: RequestPlan): Promise<Response> {
  const kept = await findKept(plan);
  const asked = ask(event, plan);
  if (!kept) return asked.catch(() => Response.error());
  event.waitUntil(asked.catch(() => undefined));
  return kept;
}

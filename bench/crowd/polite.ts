import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';

/** Between two requests of one client. */
const THINKING_MS = 60;

export interface Figures {
  count: number;
  p50: number;
  p95: number;
  /** Requests that were not answered with 200. */
  failed: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;

/** One client with one connection, which asks one address after the other for so long. */
export async function browseAsOneClient(
  origin: string,
  localAddress: string,
  paths: readonly string[],
  forMs: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + forMs;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const started = performance.now();
    if ((await ask(origin, agent, { path: paths[turn % paths.length] ?? '/' })) !== 200) failed += 1;
    times.push(performance.now() - started);
    await pause(THINKING_MS);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { count: times.length, p50: at(times, 0.5), p95: at(times, 0.95), failed };
}

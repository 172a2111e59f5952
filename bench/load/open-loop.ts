import { setTimeout as pause } from 'node:timers/promises';

/** One kind of request: how often a second, and what it does. */
export interface Kind {
  name: string;
  perSecond: number;
  /** @throws Error when the answer is not the right one */
  ask(): Promise<void>;
}

export interface KindFigures {
  name: string;
  count: number;
  errors: number;
  /** Milliseconds from the moment it was to begin to the end of the answer. */
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** What went wrong, and how often. */
  reasons: Map<string, number>;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

export type Recorder = ReturnType<typeof createRecorder>;

/** Records how long everything took. */
export function createRecorder() {
  const results = new Map<string, { times: number[]; reasons: Map<string, number> }>();
  const of = (name: string) => {
    const found = results.get(name) ?? { times: [], reasons: new Map<string, number>() };
    results.set(name, found);
    return found;
  };
  return {
    /**
     * Does something now and notes how long after `plannedMs` (of `performance.now`) it ended: when the sender or the
     * shop is late, the wait counts.
     */
    async time(name: string, plannedMs: number, work: () => Promise<void>): Promise<boolean> {
      const { times, reasons } = of(name);
      let reason: string | null = null;
      try {
        await work();
      } catch (error) {
        reason = error instanceof Error ? error.message.slice(0, 160) : String(error);
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
      times.push(performance.now() - plannedMs);
      return reason === null;
    },

    figures: (): KindFigures[] =>
      [...results].map(([name, { times, reasons }]) => {
        const sorted = [...times].sort((one, other) => one - other);
        return {
          name,
          count: sorted.length,
          errors: [...reasons.values()].reduce((sum, count) => sum + count, 0),
          p50: percentile(sorted, 0.5),
          p95: percentile(sorted, 0.95),
          p99: percentile(sorted, 0.99),
          max: sorted.at(-1) ?? 0,
          reasons,
        };
      }),
  };
}

const TICK_MS = 2;

/**
 * Sends every kind at its rate for so long, whether the shop keeps up or not, because visitors do not wait for each
 * other. The gaps are random (a Poisson process). Ends with the last answer.
 */
export async function sendForMs(kinds: readonly Kind[], forMs: number, recorder: Recorder): Promise<void> {
  const started = performance.now();
  const gap = (perSecond: number) => (-Math.log(1 - Math.random()) / perSecond) * 1_000;
  const plans = kinds
    .filter(({ perSecond }) => perSecond > 0)
    .map((kind) => ({ kind, nextMs: started + gap(kind.perSecond) }));
  const open = new Set<Promise<unknown>>();
  while (performance.now() - started < forMs) {
    const now = performance.now();
    for (const plan of plans) {
      while (plan.nextMs <= now) {
        const plannedMs = plan.nextMs;
        plan.nextMs += gap(plan.kind.perSecond);
        const sent = recorder.time(plan.kind.name, plannedMs, plan.kind.ask).finally(() => open.delete(sent));
        open.add(sent);
      }
    }
    await pause(TICK_MS);
  }
  await Promise.all(open);
}

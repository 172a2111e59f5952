import type { Clock } from './clock';

interface Kept<Answer> {
  answer: Promise<Answer>;
  untilMs: number;
}

export type Memory<Answer> = ReturnType<typeof createMemory<Answer>>;

/**
 * Answers kept for a while in this process; calls that come while one is under way share it. A failure is not kept.
 * @param most answers at once; the oldest go first
 */
export function createMemory<Answer>({ ttlMs, most, clock }: { ttlMs: number; most: number; clock: Clock }) {
  const kept = new Map<string, Kept<Answer>>();

  return {
    async recall(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const nowMs = clock.now().getTime();
      const known = kept.get(key);
      if (known && nowMs < known.untilMs) return known.answer;
      const entry = { answer: ask(), untilMs: nowMs + ttlMs };
      // A key that is written again becomes the youngest.
      kept.delete(key);
      kept.set(key, entry);
      const oldest = kept.size > most ? kept.keys().next() : null;
      if (oldest && !oldest.done) kept.delete(oldest.value);
      try {
        return await entry.answer;
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      }
    },
  };
}

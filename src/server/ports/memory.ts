import type { Clock } from './clock';

interface Cached<Answer> {
  answer: Promise<Answer>;
  untilMs: number;
}

export type Memory<Answer> = ReturnType<typeof createMemory<Answer>>;

/**
 * Answers cached for a while in this process; calls that come while one is under way share it. A failure is not cached.
 * @param most answers at once; the oldest go first
 */
export function createMemory<Answer>({ ttlMs, most, clock }: { ttlMs: number; most: number; clock: Clock }) {
  const cached = new Map<string, Cached<Answer>>();

  return {
    async recall(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const nowMs = clock.now().getTime();
      const known = cached.get(key);
      if (known && nowMs < known.untilMs) return known.answer;
      const entry = { answer: ask(), untilMs: nowMs + ttlMs };
      // A key that is written again becomes the youngest.
      cached.delete(key);
      cached.set(key, entry);
      const oldest = cached.size > most ? cached.keys().next() : null;
      if (oldest && !oldest.done) cached.delete(oldest.value);
      try {
        return await entry.answer;
      } catch (error) {
        if (cached.get(key) === entry) cached.delete(key);
        throw error;
      }
    },
  };
}

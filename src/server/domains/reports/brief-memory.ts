import type { Clock } from '@/server/ports/clock';

/**
 * Caches an answer for a short while, in this process alone. Calls that come while an answer is on its way get the same
 * one; what failed is asked again.
 * @param ttlSeconds how old an answer may be
 */
export function createBriefMemory<Answer>(clock: Clock, ttlSeconds: number) {
  const known = new Map<string, { askedAt: number; answer: Promise<Answer> }>();

  return function recall(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = clock.now().getTime();
    for (const [old, { askedAt }] of known) if (now - askedAt >= ttlSeconds * 1000) known.delete(old);
    const found = known.get(key);
    if (found) return found.answer;
    const answer = ask();
    known.set(key, { askedAt: now, answer });
    answer.catch(() => {
      if (known.get(key)?.answer === answer) known.delete(key);
    });
    return answer;
  };
}

import type { Clock } from './clock';

/** A service of somebody else was not asked: it failed again and again a moment ago. */
export class CircuitOpen extends Error {
  constructor(name: string) {
    super(`${name} is not asked for a while`);
    this.name = 'CircuitOpen';
  }
}

export interface BreakerRule {
  /** So many failures in a row open the circuit. */
  failures: number;
  /** For so long nobody is asked; then one call tries, and its outcome decides. */
  restMs: number;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Keeps a service that is down from making everybody wait for it, one timeout each. */
export function createCircuitBreaker(name: string, { failures, restMs }: BreakerRule, clock: Clock) {
  let inARow = 0;
  let restsUntilMs = 0;

  return {
    /**
     * Asks, unless the circuit is open.
     * @throws CircuitOpen without asking; otherwise whatever `ask` throws
     */
    async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const nowMs = clock.now().getTime();
      if (nowMs < restsUntilMs) throw new CircuitOpen(name);
      // The one that tries after a rest keeps the others away until it knows.
      if (inARow >= failures) restsUntilMs = nowMs + restMs;
      try {
        const answer = await ask();
        inARow = 0;
        restsUntilMs = 0;
        return answer;
      } catch (error) {
        inARow += 1;
        if (inARow >= failures) restsUntilMs = clock.now().getTime() + restMs;
        throw error;
      }
    },
  };
}

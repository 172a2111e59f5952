import type { Clock } from './clock';
import { quietMetrics, type Metrics } from './metrics/metrics';

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
export function createCircuitBreaker(
  name: string,
  { failures, restMs }: BreakerRule,
  clock: Clock,
  metrics: Pick<Metrics, 'serviceAsked' | 'breakerMoved'> = quietMetrics,
) {
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
      const startMs = performance.now();
      const tell = (result: 'ok' | 'error') => {
        metrics.serviceAsked({ service: name, result, seconds: (performance.now() - startMs) / 1000 });
        metrics.breakerMoved(name, inARow >= failures);
      };
      try {
        const answer = await ask();
        inARow = 0;
        restsUntilMs = 0;
        tell('ok');
        return answer;
      } catch (error) {
        inARow += 1;
        if (inARow >= failures) restsUntilMs = clock.now().getTime() + restMs;
        tell('error');
        throw error;
      }
    },
  };
}

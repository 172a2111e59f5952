import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { quietMetrics, type Metrics } from './metrics/metrics';

/** A service outside was not asked: it failed again and again a moment ago. */
export class CircuitOpen extends Error {
  constructor(name: string) {
    super(`${name} is not asked for a while`);
    this.name = 'CircuitOpen';
  }
}

export interface BreakerRule {
  /** So many failures in a row open the circuit. */
  failures: number;
  /** For so long the service is not asked; then one call tries, and its outcome decides. */
  restMs: number;
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Keeps a service that is down from making everybody wait for it, one timeout each. */
export function createCircuitBreaker(
  name: string,
  { failures, restMs }: BreakerRule,
  metrics: Pick<Metrics, 'serviceAsked' | 'breakerMoved'> = quietMetrics,
) {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });

  return {
    /**
     * Asks, unless the circuit is open.
     * @throws CircuitOpen without asking; otherwise whatever `ask` throws
     */
    async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      // cockatiel would have the others wait for the one that tries after the rest; here they go on without.
      if (policy.state === CircuitState.HalfOpen) throw new CircuitOpen(name);
      const startMs = performance.now();
      const tell = (result: 'ok' | 'error') => {
        metrics.serviceAsked({ service: name, result, seconds: (performance.now() - startMs) / 1000 });
        metrics.breakerMoved(name, policy.state === CircuitState.Open);
      };
      try {
        const answer = await policy.execute(ask);
        tell('ok');
        return answer;
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new CircuitOpen(name);
        tell('error');
        throw error;
      }
    },
  };
}

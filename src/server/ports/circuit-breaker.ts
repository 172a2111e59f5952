import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { quietMetrics, type Metrics } from './metrics/metrics';

/** The service was not asked, because it failed several times a moment ago. */
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

/** Stops calling a service that is down, so that calls do not wait for one timeout each. */
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
     * Calls the service, unless the circuit is open.
     * @throws CircuitOpen without asking; otherwise whatever `ask` throws
     */
    async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      // cockatiel would make the others wait for the trial call; here they fail at once.
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

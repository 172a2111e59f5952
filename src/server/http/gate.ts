import { Fault } from './fault';

export interface GateRule {
  /** So many are inside at once; the others wait their turn. */
  most: number;
  /** Nobody waits longer than this. */
  patienceMs: number;
}

export type Gate = ReturnType<typeof createGate>;

/**
 * Lets a few at a time do dear work, first come, first served. In a rush everybody at once would share the database
 * statement by statement: all of them late, and most in vain.
 */
export function createGate({ most, patienceMs }: GateRule) {
  let inside = 0;
  const waiting = new Set<() => void>();

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience);
        waiting.delete(turn);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.delete(turn);
        reject(new Fault('UNAVAILABLE', 'Too many at once', { retryAfterSeconds: 3 }));
      }, patienceMs);
      waiting.add(turn);
    });

  return {
    /** How many are at work, and how many wait for their turn. */
    count: () => ({ inside, waiting: waiting.size }),

    /** @throws Fault UNAVAILABLE when its turn does not come in time; nothing has happened then */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (inside >= most) await enter();
      else inside += 1;
      try {
        return await work();
      } finally {
        // A place that is handed on stays taken.
        const [next] = waiting;
        if (next) next();
        else inside -= 1;
      }
    },
  };
}

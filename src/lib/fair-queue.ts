/** The queue is full, or the turn did not come in time: the work was not started. */
export class QueueFull extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many at once');
  }
}

export interface QueueRule {
  /** How many run at once. */
  most: number;
  /** How many of one key run at once, so that a place stays free for the next client. */
  mostOfKey?: number;
  mostWaiting: number;
  mostWaitingOfKey?: number;
  /** The longest wait. */
  patienceMs: number;
  /** Work that takes longer waits for something else: its place is given to the next. */
  holdMs?: number;
  /** The `Retry-After` of a refusal, in seconds. */
  retryAfterSeconds?: number;
}

/**
 * Limits expensive work that runs at once. Waiting work takes turns by key: a client with a hundred requests waits for
 * its own, and a client with one is next. When all share a key, it is a plain queue.
 */
export function createFairQueue({
  most,
  mostOfKey = most,
  mostWaiting,
  mostWaitingOfKey = mostWaiting,
  patienceMs,
  holdMs,
  retryAfterSeconds = 3,
}: QueueRule) {
  const insideOf = new Map<string, number>();
  /** Keys in the order of their turns. */
  const lines = new Map<string, Set<() => void>>();
  let inside = 0;
  let waiting = 0;

  const hasPlace = (key: string) => inside < most && (insideOf.get(key) ?? 0) < mostOfKey;

  function admit(key: string): () => void {
    inside += 1;
    insideOf.set(key, (insideOf.get(key) ?? 0) + 1);
    let isInside = true;
    const leave = () => {
      if (!isInside) return;
      isInside = false;
      clearTimeout(hold);
      inside -= 1;
      const left = (insideOf.get(key) ?? 1) - 1;
      if (left > 0) insideOf.set(key, left);
      else insideOf.delete(key);
      callNext();
    };
    const hold = holdMs === undefined ? undefined : setTimeout(leave, holdMs);
    return leave;
  }

  function callNext() {
    for (const [key, line] of lines) {
      if (inside >= most) return;
      if (!hasPlace(key)) continue;
      const [begin] = line;
      begin?.();
      // The key goes to the end of the round.
      if (lines.delete(key) && line.size > 0) lines.set(key, line);
    }
  }

  /**
   * Waits for a turn.
   * @param signal of a client that may leave before
   * @returns what gives the place back
   * @throws QueueFull
   */
  async function enter(key: string, signal?: AbortSignal): Promise<() => void> {
    if (hasPlace(key)) return admit(key);
    const line = lines.get(key) ?? new Set<() => void>();
    if (waiting >= mostWaiting || line.size >= mostWaitingOfKey || signal?.aborted)
      throw new QueueFull(retryAfterSeconds);
    lines.set(key, line);
    return new Promise((resolve, reject) => {
      const step = () => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', giveUp);
        line.delete(begin);
        waiting -= 1;
      };
      const begin = () => {
        step();
        resolve(admit(key));
      };
      const giveUp = () => {
        step();
        if (line.size === 0 && lines.get(key) === line) lines.delete(key);
        reject(new QueueFull(retryAfterSeconds));
      };
      const patience = setTimeout(giveUp, patienceMs);
      signal?.addEventListener('abort', giveUp);
      line.add(begin);
      waiting += 1;
    });
  }

  return {
    enter,

    /** How many run, and how many wait for their turn. */
    count: () => ({ inside, waiting }),

    /** @throws QueueFull before anything happened */
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const leave = await enter(key);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

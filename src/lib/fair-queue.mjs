// Plain JavaScript, because scripts/server.mjs uses it too.

/** There is no place in the queue, or the turn did not come in time: nothing has happened. */
export class QueueFull extends Error {
  /** @param {number} retryAfterSeconds */
  constructor(retryAfterSeconds) {
    super('Too many at once');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Lets a few at a time do dear work. Those who wait take turns by key: one client that sends a hundred requests waits
 * for its own, and a client that sends one is next. Where all share a key it is a plain queue.
 * @param {object} rule
 * @param {number} rule.most that are inside at once
 * @param {number} [rule.mostOfKey] of one key, so that a place stays free for the next client
 * @param {number} rule.mostWaiting
 * @param {number} [rule.mostWaitingOfKey]
 * @param {number} rule.patienceMs nobody waits longer
 * @param {number} [rule.holdMs] what takes longer waits for something else, and its place is given on
 * @param {number} [rule.retryAfterSeconds] told to those who are refused
 */
export function createFairQueue({
  most,
  mostOfKey = most,
  mostWaiting,
  mostWaitingOfKey = mostWaiting,
  patienceMs,
  holdMs,
  retryAfterSeconds = 3,
}) {
  /** @type {Map<string, number>} */
  const insideOf = new Map();
  /** Keys in the order of their turns. @type {Map<string, Set<() => void>>} */
  const lines = new Map();
  let inside = 0;
  let waiting = 0;

  /** @param {string} key */
  const hasPlace = (key) => inside < most && (insideOf.get(key) ?? 0) < mostOfKey;

  /** @param {string} key */
  function admit(key) {
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
   * @param {string} key
   * @param {AbortSignal} [signal] of a client that may leave before
   * @returns {Promise<() => void>} what gives the place back
   * @throws QueueFull
   */
  async function enter(key, signal) {
    if (hasPlace(key)) return admit(key);
    const line = lines.get(key) ?? new Set();
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

    /** How many are at work, and how many wait for their turn. */
    count: () => ({ inside, waiting }),

    /**
     * @template Result
     * @param {string} key
     * @param {() => Promise<Result>} work
     * @returns {Promise<Result>}
     * @throws QueueFull before anything happened
     */
    async run(key, work) {
      const leave = await enter(key);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

import { Fault } from './fault';

export interface GateRule {
  /** How many run at once; the others wait their turn. */
  most: number;
  /** How many of one account run at once; `most` unless given. */
  mostEach?: number;
  /** How many of one account wait; more are refused. No limit unless given. */
  mostWaitingEach?: number;
  /** The longest wait for a turn. */
  patienceMs: number;
}

export type Gate = ReturnType<typeof createGate>;

/** Of one account: how many run, and which wait, in the order they came. */
interface Share {
  inside: number;
  waiting: Set<() => void>;
}

/**
 * Lets a few calls at a time do expensive work: in a rush, all at once would share the database and most would time
 * out. Accounts take turns, so that one with a hundred calls is one in the queue; within an account, first come, first
 * served.
 */
export function createGate({
  most,
  mostEach = most,
  mostWaitingEach = Number.POSITIVE_INFINITY,
  patienceMs,
}: GateRule) {
  let inside = 0;
  /** In the order of their turns: an account that was served goes to the end. */
  const shares = new Map<string, Share>();

  const shareOf = (who: string): Share => {
    const share = shares.get(who) ?? { inside: 0, waiting: new Set() };
    shares.set(who, share);
    return share;
  };

  /** The account goes to the end of the turns. */
  function takePlace(who: string, share: Share): void {
    shares.delete(who);
    shares.set(who, share);
    share.inside += 1;
    inside += 1;
  }

  /** Starts the next ones, as long as there is room. */
  function admit(): void {
    for (const [who, share] of shares) {
      if (inside >= most) return;
      const [turn] = share.waiting;
      if (!turn || share.inside >= mostEach) continue;
      // The loop reaches it again after the others.
      takePlace(who, share);
      turn();
    }
  }

  function leave(who: string, share: Share): void {
    inside -= 1;
    share.inside -= 1;
    if (share.inside === 0 && share.waiting.size === 0) shares.delete(who);
    admit();
  }

  const enter = (who: string, share: Share) =>
    new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience);
        share.waiting.delete(turn);
        resolve();
      };
      const patience = setTimeout(() => {
        share.waiting.delete(turn);
        if (share.inside === 0 && share.waiting.size === 0) shares.delete(who);
        reject(new Fault('UNAVAILABLE', 'Too many at once', { retryAfterSeconds: 3 }));
      }, patienceMs);
      share.waiting.add(turn);
    });

  return {
    /** How many are at work, and how many wait for their turn. */
    count: () => ({
      inside,
      waiting: [...shares.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
    }),

    /**
     * @param who the account whose share it is
     * @throws Fault RATE_LIMITED when too many of the account wait, UNAVAILABLE when its turn does not come in time;
     * nothing has happened then
     */
    async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
      const share = shareOf(who);
      const isFull = inside >= most || share.inside >= mostEach;
      if (isFull && share.waiting.size >= mostWaitingEach)
        throw new Fault('RATE_LIMITED', 'Too many of one account at once', { retryAfterSeconds: 3 });
      if (isFull) await enter(who, share);
      else takePlace(who, share);
      try {
        return await work();
      } finally {
        leave(who, share);
      }
    },
  };
}

/** Free tries in a window; from then on one try at a time, each after a longer delay. */
export interface DelayRule {
  limit: number;
  windowSeconds: number;
  /** No delay is longer than this. */
  maxDelaySeconds: number;
}

/** What is stored of a key: `since` is the first try of the window, or the last try once the limit is reached. */
export interface TryState {
  count: number;
  since: Date;
}

/** A key that rested this long after its last delay starts again. */
const FORGET_SECONDS = 24 * 3_600;

const delayAfter = (count: number, { limit, windowSeconds, maxDelaySeconds }: DelayRule) =>
  Math.min(windowSeconds * 2 ** Math.min(count - limit, 30), maxDelaySeconds);

/**
 * Judges one more try: `limit` of them in a window are free; the next one waits a window from the last, then twice
 * as long, and so on up to the longest delay (docs/rules.md).
 * @returns the state to keep, or the whole seconds after which another try is allowed; a refused try does not count
 */
export function planTry(
  state: TryState | null,
  now: Date,
  rule: DelayRule,
): { next: TryState } | { waitSeconds: number } {
  if (!state) return { next: { count: 1, since: now } };
  const restedSeconds = (now.getTime() - state.since.getTime()) / 1000;
  if (state.count < rule.limit) {
    if (restedSeconds >= rule.windowSeconds) return { next: { count: 1, since: now } };
    const count = state.count + 1;
    return { next: { count, since: count < rule.limit ? state.since : now } };
  }
  const delaySeconds = delayAfter(state.count, rule);
  if (restedSeconds < delaySeconds)
    return { waitSeconds: Math.max(1, Math.ceil(delaySeconds - restedSeconds)) };
  if (restedSeconds >= delaySeconds + FORGET_SECONDS) return { next: { count: 1, since: now } };
  return { next: { count: state.count + 1, since: now } };
}

const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * How long a page that failed waits: 5 s, then twice as long each time, up to an hour. Milliseconds.
 * @param attempts made so far, at least one
 */
export const retryDelayMs = (attempts: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), LONGEST_MS);

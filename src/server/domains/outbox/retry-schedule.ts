const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a mail waits after each failed attempt. Milliseconds; after the last one there is no further attempt. */
const WAITS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

/** When a mail is tried again, or null when it is given up. @param attempts made so far, this one among them */
export function planNextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

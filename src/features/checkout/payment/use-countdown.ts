import { useEffect, useState } from 'react';

/**
 * Whole seconds left of what the server counted. The clock of the phone only measures the time since the answer, so
 * that a wrong date does not matter.
 * @param answeredAt `Date.now()` when the answer came
 */
export function useCountdown(secondsLeft: number | null, answeredAt: number): number | null {
  const [now, setNow] = useState(() => Date.now());
  const elapsed = Math.max(0, now - answeredAt) / 1000;
  const left = secondsLeft === null ? null : Math.max(0, Math.ceil(secondsLeft - elapsed));
  const runs = left !== null && left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  return left;
}

/** `29:05`, or `1:02:03` above an hour. */
export function formatSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
}

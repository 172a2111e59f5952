import type { KeptKind } from '@/lib/offline/kept';

const DAY_MS = 24 * 60 * 60_000;

/** The most that is kept of each kind, and for how long. About 25 MB in all. */
export const LIMITS: Record<KeptKind, { entries: number; ageMs: number }> = {
  page: { entries: 60, ageMs: 30 * DAY_MS },
  data: { entries: 150, ageMs: 30 * DAY_MS },
  asset: { entries: 400, ageMs: 90 * DAY_MS },
  picture: { entries: 400, ageMs: 60 * DAY_MS },
  file: { entries: 60, ageMs: 90 * DAY_MS },
};

export interface KeptEntry {
  key: string;
  keptAtMs: number;
}

/**
 * What to let go of: what is too old, then the oldest above the limit. What a kept page still needs stays, whatever
 * its age: a page without its own scripts would be a broken one.
 * @param entries oldest first
 */
export function planTrim(
  entries: readonly KeptEntry[],
  limit: { entries: number; ageMs: number },
  nowMs: number,
  needed: ReadonlySet<string> = new Set(),
): string[] {
  const free = entries.filter(({ key }) => !needed.has(key));
  const old = free.filter(({ keptAtMs }) => nowMs - keptAtMs > limit.ageMs);
  const rest = free.filter((entry) => !old.includes(entry));
  const above = Math.max(0, entries.length - old.length - limit.entries);
  return [...old, ...rest.slice(0, above)].map(({ key }) => key);
}

import type { CacheKind } from '@/lib/offline/offline-cache';

const DAY_MS = 24 * 60 * 60_000;

/** The most entries of each kind, and their age. About 25 MB in all. */
export const LIMITS: Record<CacheKind, { entries: number; ageMs: number }> = {
  page: { entries: 60, ageMs: 30 * DAY_MS },
  data: { entries: 150, ageMs: 30 * DAY_MS },
  asset: { entries: 400, ageMs: 90 * DAY_MS },
  picture: { entries: 400, ageMs: 60 * DAY_MS },
  file: { entries: 60, ageMs: 90 * DAY_MS },
};

export interface CachedEntry {
  key: string;
  cachedAtMs: number;
}

/**
 * What to delete: what is too old, then the oldest above the limit. What a cached page still needs stays at any age,
 * because a page without its own scripts would be broken.
 * @param entries oldest first
 */
export function planTrim(
  entries: readonly CachedEntry[],
  limit: { entries: number; ageMs: number },
  nowMs: number,
  needed: ReadonlySet<string> = new Set(),
): string[] {
  const free = entries.filter(({ key }) => !needed.has(key));
  const old = free.filter(({ cachedAtMs }) => nowMs - cachedAtMs > limit.ageMs);
  const rest = free.filter((entry) => !old.includes(entry));
  const above = Math.max(0, entries.length - old.length - limit.entries);
  return [...old, ...rest.slice(0, above)].map(({ key }) => key);
}

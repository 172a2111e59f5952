/** How a figure stands to the one before: `up`, `down` or `same`, and by how many percent; null where there was none. */
export interface Comparison {
  direction: 'up' | 'down' | 'same';
  /** Whole percent, never negative. */
  percent: number;
}

/** Compares a figure with the same one of the days before. @returns null when nothing was sold then */
export function planComparison(now: number, before: number): Comparison | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return { direction: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same', percent: Math.abs(percent) };
}

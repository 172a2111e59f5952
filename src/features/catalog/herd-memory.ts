import type { Herd } from './consumption';

const KEY = 'store-herd';

/** The herd this device was last asked about; null when there is none, or storage is forbidden or damaged. */
export function readHerd(): Pick<Herd, 'heads' | 'weightKg' | 'days'> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { heads, weightKg, days } = stored as Record<string, unknown>;
    const isAmount = (value: unknown): value is number =>
      typeof value === 'number' && Number.isFinite(value) && value > 0;
    return isAmount(heads) && isAmount(weightKg) && isAmount(days) ? { heads, weightKg, days } : null;
  } catch {
    return null;
  }
}

/** Remembers the herd on this device only; where storage is forbidden the next page asks again. */
export function rememberHerd({ heads, weightKg, days }: Herd) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ heads, weightKg, days }));
  } catch {
    // Nothing depends on it.
  }
}

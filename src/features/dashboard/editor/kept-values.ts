/** What was typed into a form and not saved, with what it was typed on. */
export interface KeptValues {
  values: unknown;
  /** What the form began with, as the API stores it; null for something new. */
  stored: unknown;
  /** When it was kept, as ISO time. */
  at: string;
}

const PREFIX = 'draft-';

/** What was kept on this device under a name; null when there is nothing readable. */
export function readKept(name: string): KeptValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('stored' in kept)) return null;
    return 'at' in kept && typeof kept.at === 'string'
      ? { values: kept.values, stored: kept.stored, at: kept.at }
      : null;
  } catch {
    // Storage is forbidden or holds something else: the form starts from what is stored.
    return null;
  }
}

/** Keeps what is typed on this device until it is saved. */
export function keep(name: string, kept: KeptValues): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

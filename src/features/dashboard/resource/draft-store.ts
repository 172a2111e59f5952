/** What was typed into a form and not saved, with what it was typed on. */
export interface Draft {
  values: unknown;
  /** What the form began with, as the API stores it; null for a new item. */
  stored: unknown;
  /** When it was stored here, as ISO time. */
  at: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of this name on this device; null when there is nothing readable. */
export function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    if (!isRecord(draft) || !('values' in draft) || !('stored' in draft)) return null;
    const { values, stored, at } = draft;
    return typeof at === 'string' ? { values, stored, at } : null;
  } catch {
    // Storage is forbidden or holds something else: the form starts from what is stored.
    return null;
  }
}

/** Stores a draft on this device, or removes it (null). */
export function writeDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft));
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

/**
 * A value has every field of a sample, of the same kind; a list's entries are like the sample's first, or texts where
 * it has none. A draft that another release left is not taken over when it is not like what the form holds now.
 */
export function isLike<Sample>(value: unknown, sample: Sample): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((entry) => isLike(entry, sample[0] ?? ''));
  if (isRecord(sample)) {
    return isRecord(value) && Object.entries(sample).every(([key, part]) => isLike(value[key], part));
  }
  return typeof value === typeof sample;
}

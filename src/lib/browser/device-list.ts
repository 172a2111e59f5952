/** A list of ids that this device keeps between visits, newest first. */
export interface DeviceList {
  /** The ids now; the same array until something changes. Empty on the server. */
  read(): readonly string[];
  has(id: string): boolean;
  /** Puts an id first. Past `max` the oldest gives way. */
  add(id: string): void;
  remove(id: string): void;
  replace(ids: readonly string[]): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

export const NO_IDS: readonly string[] = Object.freeze([]);
const MAX_ID_LENGTH = 64;

/** Reads the storage, which may hold data of another version or damaged data. */
function parseIds(text: string | null, max: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return NO_IDS;
    const ids = stored.filter(
      (id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH,
    );
    return [...new Set(ids)].slice(0, max);
  } catch {
    return NO_IDS;
  }
}

/**
 * A list stored under one key of the browser's storage, in step with the other tabs. Where storage is full or forbidden
 * it lives as long as the page.
 */
export function createDeviceList(key: string, max: number): DeviceList {
  let ids: readonly string[] | null = null;
  let isStored = true;
  const listeners = new Set<() => void>();

  /** What is stored now: a page that was put away has heard nothing of other tabs. */
  const load = (): readonly string[] => {
    try {
      return isStored || !ids ? parseIds(window.localStorage.getItem(key), max) : ids;
    } catch {
      return ids ?? NO_IDS;
    }
  };
  const tell = () => listeners.forEach((listener) => listener());
  const reload = () => {
    ids = load();
    tell();
  };
  const onStorage = (event: StorageEvent) => {
    // Without a key, all of it was cleared.
    if (event.key !== null && event.key !== key) return;
    isStored = true;
    reload();
  };

  const read = () => {
    if (typeof window === 'undefined') return NO_IDS;
    if (!ids) {
      ids = load();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
    }
    return ids;
  };
  const replace = (next: readonly string[]) => {
    read();
    ids = [...new Set(next)].slice(0, max);
    try {
      window.localStorage.setItem(key, JSON.stringify(ids));
      isStored = true;
    } catch {
      // Without a storage, the list lives in this page.
      isStored = false;
    }
    tell();
  };

  return {
    read,
    replace,
    has: (id) => read().includes(id),
    add: (id) => replace([id, ...load().filter((other) => other !== id)]),
    remove(id) {
      const stored = load();
      if (stored.includes(id) || read().includes(id)) replace(stored.filter((other) => other !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

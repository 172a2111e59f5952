/**
 * Pages this process saw last, the longest unread go first.
 * @param {number} maxBytes of text, as pages are stored
 */
export function createPageCopies(maxBytes) {
  // A Map keeps the order of insertion: the first is the longest unread.
  const copies = new Map();
  let bytes = 0;

  function forget(key) {
    bytes -= copies.get(key)?.bytes ?? 0;
    copies.delete(key);
  }

  return {
    /** @returns {{ page: object, checkedAt: number } | undefined} the copy, and when it was what everybody has */
    get(key) {
      const copy = copies.get(key);
      if (!copy) return undefined;
      copies.delete(key);
      copies.set(key, copy);
      return copy;
    },

    set(key, page, size, checkedAt) {
      forget(key);
      if (size > maxBytes) return;
      copies.set(key, { page, checkedAt, bytes: size });
      bytes += size;
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },

    forget,
  };
}

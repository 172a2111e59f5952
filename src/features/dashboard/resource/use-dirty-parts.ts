import { useCallback, useRef } from 'react';

/**
 * Joins what several forms of one sheet say: something is unsaved while any of them is dirty.
 * @returns from the name of a form to what it tells
 */
export function useDirtyParts(onDirty: (isDirty: boolean) => void) {
  const dirty = useRef(new Set<string>());
  return useCallback(
    (name: string) => (isDirty: boolean) => {
      if (isDirty) dirty.current.add(name);
      else dirty.current.delete(name);
      onDirty(dirty.current.size > 0);
    },
    [onDirty],
  );
}

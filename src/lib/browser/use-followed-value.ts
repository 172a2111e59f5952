import { useEffect, useRef } from 'react';

/**
 * For a field that people type into and that shows a value of the page, such as the search of an address. The value is
 * written when it changes, so that the field stays the same element and its focus is not lost.
 * @returns the ref of the field, which gets the value as its `defaultValue` too
 */
export function useFollowedValue(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}

import { useEffect, useRef } from 'react';

/** A thing falls into its place: played for a number that grew. */
export const LAND: Keyframe[] = [{ transform: 'translateY(-0.75rem) scale(1.25)', opacity: 0.2 }, {}];
/** A figure is another one now. */
export const CHANGE: Keyframe[] = [{ opacity: 0.3 }, {}];

const MILLISECONDS = 180;

export const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves an element when `value` changes, and never for a person who asked for less motion. Place and opacity are drawn by
 * the compositor alone: no motion lays the page out.
 * @param value null while it is not known: what is read first moves nothing
 */
export function useMotion<Moved extends HTMLElement>(motion: Keyframe[], value: number | null) {
  const moved = useRef<Moved>(null);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === null || value === null || from === value) return;
    if ((motion === CHANGE || value > from) && wantsMotion()) moved.current?.animate(motion, MILLISECONDS);
  }, [motion, value]);
  return moved;
}

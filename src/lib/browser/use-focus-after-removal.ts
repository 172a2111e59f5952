import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface RemovalOptions {
  /** How many entries there are. */
  count: number;
  /** What takes the focus in the entry that moves up, such as `h3 a`. */
  control: string;
  /** An entry: `li` unless said otherwise. */
  entry?: string;
  /** What takes the focus when there is no such entry; it stays on the page, with a `tabIndex`. */
  rest: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus when the pressed control is gone with its entry: to the entry that takes its place, else to `rest`.
 * Where the focus is anywhere else, it stays.
 * @returns what to spread onto the element around the entries
 */
export function useFocusAfterRemoval<Box extends HTMLElement>({
  count,
  control,
  entry = 'li',
  rest,
}: RemovalOptions) {
  const box = useRef<Box>(null);
  const pressed = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || pressed.current === null || document.activeElement !== document.body) return;
    const entries = box.current?.querySelectorAll(entry) ?? [];
    const next = entries[Math.min(pressed.current, entries.length - 1)];
    (next?.querySelector<HTMLElement>(control) ?? rest.current)?.focus();
    pressed.current = null;
  }, [count, control, entry, rest]);
  return {
    ref: box,
    onClickCapture({ currentTarget, target }: MouseEvent<Box>) {
      const own = target instanceof Element ? target.closest(entry) : null;
      pressed.current = [...currentTarget.querySelectorAll(entry)].findIndex((one) => one === own);
    },
  };
}

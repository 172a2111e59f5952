import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the heading of the page the focus that was within an element when it goes away.
 * @returns the ref of that element
 */
export function useFocusHeadingAfterwards() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // It still stands in the page here.
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector('h1')?.focus();
      });
    };
  }, []);
  return box;
}

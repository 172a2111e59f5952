import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How much room there is below the top of an element before the window ends or the keyboard of a phone begins, in
 * pixels; null until it was measured.
 */
export function usePanelHeight(panel: RefObject<HTMLElement | null>, isOpen: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const seen = window.visualViewport;
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      const bottom = seen ? seen.offsetTop + seen.height : window.innerHeight;
      setHeight(Math.max(0, Math.round(bottom - top)));
    };
    measure();
    const sources: [EventTarget | null, string][] = [
      [seen, 'resize'],
      [seen, 'scroll'],
      [window, 'scroll'],
      [window, 'resize'],
    ];
    sources.forEach(([target, event]) => target?.addEventListener(event, measure, { passive: true }));
    return () => sources.forEach(([target, event]) => target?.removeEventListener(event, measure));
  }, [panel, isOpen]);
  return height;
}

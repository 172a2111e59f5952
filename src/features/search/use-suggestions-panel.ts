import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useCloseOnBack } from '@/lib/browser/close-on-back';
import { onRouteEnd } from '@/lib/browser/route-end';

/**
 * The height in pixels between the top of an element and the end of the visual viewport, without the keyboard of a phone;
 * null until it was measured.
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

/** Where the panel covers the page, as its classes say. */
const isPhone = () => window.matchMedia('(width < 48rem)').matches;
/** A press outside of the panel closes it before the link under the finger begins to lead elsewhere. */
const LEAVING_MS = 300;

/**
 * "Back" closes the panel of a phone, which covers the page. What closes it may lead to another page: its entry in the
 * history is taken back only when it does not, because a step back would meet the new entry (docs/adr/0043).
 */
export function useClosePanelOnBack(isOpen: boolean, onClose: () => void): void {
  const { events } = useRouter();
  const [isHeld, setHeld] = useState(false);
  if (isOpen && !isHeld && isPhone()) setHeld(true);
  useCloseOnBack(isHeld, () => {
    setHeld(false);
    onClose();
  });
  useEffect(() => {
    if (isOpen || !isHeld) return;
    const release = () => setHeld(false);
    const timer = setTimeout(release, LEAVING_MS);
    const onStart = () => clearTimeout(timer);
    events.on('routeChangeStart', onStart);
    const stop = onRouteEnd(events, { onShown: release, onCalledOff: release });
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', onStart);
      stop();
    };
  }, [isOpen, isHeld, events]);
}

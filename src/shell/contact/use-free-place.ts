import { useEffect, useState, type RefObject } from 'react';

/** What nothing may lie over: controls, and the figures of prices and counts (`num` of utilities.css). */
const UNCOVERED = 'a, button, input, select, textarea, label, summary, [role=button], [role=option], .num';
/** A price in a sentence. */
const holdsPrice = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('R$'));
/** Pixels around the element that are looked at too; its dismiss button is within them. */
const MARGIN = 12;
/** Pixels between two looks: the smallest control is larger. */
const STEP = 12;
/** The page stands still for so long before its element is shown again. */
const SETTLED_MS = 150;

function isFree(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isTaken = (x: number, y: number) => {
    const below = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
    return below && (below.closest(UNCOVERED) || holdsPrice(below));
  };
  for (let x = left - MARGIN; x <= right + MARGIN; x += STEP)
    for (let y = top - MARGIN; y <= bottom + MARGIN; y += STEP) if (isTaken(x, y)) return false;
  return true;
}

/**
 * Whether a floating element has its place for itself. `moving` while the page scrolls under it; looked at again
 * whenever the page stands still or has other content.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>): 'moving' | 'free' | 'taken' {
  const [place, setPlace] = useState<'moving' | 'free' | 'taken'>('moving');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (box.current) setPlace(isFree(box.current) ? 'free' : 'taken');
    };
    const onMove = () => {
      setPlace('moving');
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const onContent = () => (timer ??= setTimeout(look, SETTLED_MS));
    const added = new MutationObserver(onContent);
    added.observe(document.body, { childList: true, subtree: true });
    const grown = new ResizeObserver(onContent);
    grown.observe(document.body);
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    onContent();
    return () => {
      clearTimeout(timer);
      added.disconnect();
      grown.disconnect();
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [box]);
  return place;
}

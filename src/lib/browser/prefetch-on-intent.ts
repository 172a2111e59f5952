import { shouldSaveData } from './save-data';

/** Events with which `next/link` prefetches the page of a link: React makes `onMouseEnter` of an over or of an out. */
const INTENT = ['mouseover', 'mouseout', 'touchstart'] as const;

const stop = (event: Event) => {
  const entered = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
  const isLink = entered instanceof Element && entered.closest('a[href]');
  if (isLink && shouldSaveData()) event.stopPropagation();
};

/**
 * Stops `next/link` from prefetching a link on hover or touch when data should be saved. It has no option for that.
 * @returns a function that ends it
 */
export function limitPrefetchOnIntent(): () => void {
  INTENT.forEach((name) => window.addEventListener(name, stop, { capture: true, passive: true }));
  return () => INTENT.forEach((name) => window.removeEventListener(name, stop, { capture: true }));
}

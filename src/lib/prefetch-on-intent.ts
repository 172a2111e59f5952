import { isDataDear } from './save-data';

/** Events with which `next/link` prefetches the page of a link. */
const INTENT = ['mouseover', 'touchstart'] as const;

const stop = (event: Event) => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]');
  if (isLink && isDataDear()) event.stopPropagation();
};

/**
 * Keeps `next/link` from prefetching what is pointed at or touched while data is expensive. It has no option for that.
 * @returns a function that ends it
 */
export function sparePrefetchOnIntent(): () => void {
  INTENT.forEach((name) => window.addEventListener(name, stop, { capture: true, passive: true }));
  return () => INTENT.forEach((name) => window.removeEventListener(name, stop, { capture: true }));
}

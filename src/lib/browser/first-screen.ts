import { createContext, use, useDeferredValue } from 'react';

/** True within a page that a link of the page before led to: not the first of a visit, nor one of back or forward. */
export const ReachedByLink = createContext(false);

/**
 * Whether what is below the first screen is rendered yet. On a page that a link led to it comes in a second, deferred
 * render, so that a tap is answered by heading, price and button first. Everywhere else it comes with the page.
 */
export function useBelowFirstScreen(): boolean {
  return useDeferredValue(true, !use(ReachedByLink));
}

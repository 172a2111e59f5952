import Router, { type NextRouter } from 'next/router';

interface RouteEnd {
  /** The page of the address is shown. */
  onShown?: (url: string) => void;
  /** The navigation failed, or another one took its place. */
  onCalledOff?: (url: string) => void;
}

/**
 * Tells how each navigation ended. Next's own events are not enough: once a page's rendering was cancelled by the next
 * navigation, Next (16.4, `routeInfo.error` in its router) reports each later visit of that page as cancelled, though it is
 * shown. Where the cancelled address is the one the router is at, it was shown.
 * @returns a function that ends it
 */
export function onRouteEnd(
  events: Pick<NextRouter['events'], 'on' | 'off'>,
  { onShown, onCalledOff }: RouteEnd,
): () => void {
  const onComplete = (url: string) => onShown?.(url);
  const onError = ({ cancelled }: Error & { cancelled?: boolean }, url: string) => {
    if (cancelled && Router.asPath === url) onShown?.(url);
    else onCalledOff?.(url);
  };
  events.on('routeChangeComplete', onComplete);
  events.on('routeChangeError', onError);
  return () => {
    events.off('routeChangeComplete', onComplete);
    events.off('routeChangeError', onError);
  };
}

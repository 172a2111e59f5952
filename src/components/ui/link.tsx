import NextLink from 'next/link';
import Router from 'next/router';
import { useEffect, useRef, type ComponentProps } from 'react';

/** Loaded after hydration: no first paint needs it. Without it, pages are prefetched on hover and touch only. */
const importPrefetching = () => import('@/lib/browser/prefetch-in-view').catch(() => null);
let prefetching: ReturnType<typeof importPrefetching> | undefined;

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'ref'> {
  href: string;
  /** False: prefetched on hover only. */
  prefetch?: boolean;
}

/**
 * A link within the shop. Its page is prefetched by `prefetchInView`, and by Next on hover and touch; Next alone would
 * prefetch every page in view at once.
 */
export function Link({ href, locale, prefetch = true, ...props }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = element.current;
    if (!link || !prefetch || !href.startsWith('/')) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void (prefetching ??= importPrefetching()).then((module) => {
      if (!isGone)
        stop = module?.prefetchInView(link, () => Router.router?.prefetch(href, undefined, { locale }));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [href, locale, prefetch]);
  return <NextLink {...props} ref={element} href={href} locale={locale} prefetch={false} />;
}

import NextLink from 'next/link';
import Router from 'next/router';
import { useEffect, useRef, type ComponentProps } from 'react';
import { prefetchInView } from '@/lib/browser/prefetch-in-view';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'ref'> {
  href: string;
  /** False: not before it is pointed at. */
  prefetch?: boolean;
}

/**
 * A link within the shop. Its page is prefetched by `prefetchInView`, and by Next when the link is pointed at or
 * touched; Next alone would prefetch every page in view at once.
 */
export function Link({ href, locale, prefetch = true, ...props }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!element.current || !prefetch || !href.startsWith('/')) return;
    return prefetchInView(element.current, () => void Router.router?.prefetch(href, undefined, { locale }));
  }, [href, locale, prefetch]);
  return <NextLink {...props} ref={element} href={href} locale={locale} prefetch={false} />;
}

import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const EXIT_SECONDS = 0.12;
const ENTER_SECONDS = 0.18;

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The small `animate` of framer-motion; loaded at the first click that needs it, never with the page. */
const loadAnimate = () => import('framer-motion/dom/mini').then((module) => module.animate);

interface PageTransitionProps {
  /** Changes with the page, not with its query. */
  pageKey: string;
  children: ReactNode;
}

/**
 * Fades the old page out, waits for that exit, then shows the next page at the top (specification, section 2).
 * The exit starts on the click, while the data is still on its way. Back and forward swap at once, so that the
 * browser can restore the scroll; so does reduced motion.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const router = useRouter();
  const element = useRef<HTMLDivElement>(null);
  const exit = useRef<Promise<unknown> | null>(null);
  const isPop = useRef(false);
  const [shown, setShown] = useState({ key: pageKey, node: children });

  useEffect(() => {
    const animateTo = async (opacity: number, duration: number) => {
      const animate = await loadAnimate();
      if (element.current) await animate(element.current, { opacity }, { duration });
    };
    const pathOf = (url: string) => url.split(/[?#]/)[0];
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || isPop.current || !wantsMotion() || pathOf(url) === pathOf(window.location.pathname))
        return;
      exit.current = animateTo(0, EXIT_SECONDS).catch(() => undefined);
    };
    const onError = () => {
      exit.current = null;
      isPop.current = false;
      void animateTo(1, ENTER_SECONDS);
    };
    router.beforePopState(() => {
      isPop.current = true;
      return true;
    });
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeError', onError);
    return () => {
      router.beforePopState(() => true);
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeError', onError);
    };
  }, [router]);

  useEffect(() => {
    if (pageKey === shown.key) return;
    let cancelled = false;
    void Promise.resolve(exit.current).then(() => {
      if (!cancelled) setShown({ key: pageKey, node: children });
    });
    return () => {
      cancelled = true;
    };
  }, [pageKey, shown.key, children]);

  useIsomorphicLayoutEffect(() => {
    const hadExit = exit.current !== null;
    exit.current = null;
    if (!isPop.current && hadExit) window.scrollTo(0, 0);
    isPop.current = false;
    if (!hadExit || !element.current) return;
    const node = element.current;
    void loadAnimate().then((animate) => animate(node, { opacity: 1 }, { duration: ENTER_SECONDS }));
  }, [shown.key]);

  return <div ref={element}>{pageKey === shown.key ? children : shown.node}</div>;
}

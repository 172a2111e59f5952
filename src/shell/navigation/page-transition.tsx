import type { animate as Animate } from 'framer-motion/dom/mini';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter, type NextRouter } from 'next/router';
import { FULL_LAYOUT } from '@config/document/document-attributes';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBeforePop } from '@/lib/browser/before-pop';
import { ReachedByLink } from '@/lib/browser/first-screen';
import { LeavingPage } from '@/lib/browser/leaving-page';
import { isOverlayPop, watchOverlays } from '@/lib/browser/overlay-history';
import { onFirstInteraction } from '@/lib/browser/on-first-interaction';
import { wantsMotion } from '@/lib/browser/use-motion';
import { PageAnnouncer } from './page-announcer';
import { watchScroll, type ScrollMemory } from './scroll-memory';
import { onRouteEnd } from '@/lib/browser/route-end';

const EXIT_SECONDS = 0.08;
/** On a weak line the next page takes seconds, and the old one is read until then. */
const EXIT_OPACITY = 0.4;
const ENTER_SECONDS = 0.18;

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const pathOf = (url: string) => url.split(/[?#]/)[0];

/** Scrolls to the anchor of the address, else to the top of the page. */
function scrollToStart() {
  const place = document.getElementById(window.location.hash.slice(1));
  if (!place) {
    window.scrollTo(0, 0);
    return;
  }
  // Firefox finds no place in a section that it has not laid out yet.
  document.documentElement.setAttribute(FULL_LAYOUT, '');
  place.scrollIntoView();
}

/** The small `animate` of framer-motion; null until it is loaded. */
let animate: typeof Animate | null = null;

/** Loads the animation with the first interaction. Until then, and without a network, pages change without one. */
function loadAnimation(): void {
  if (!wantsMotion()) return;
  import('framer-motion/dom/mini').then(
    (module) => (animate = module.animate),
    () => undefined,
  );
}

/** @returns the running animation; null when there is none */
function fade(element: HTMLElement | null, opacity: [from: number, to: number], duration: number) {
  if (!element || !animate || !wantsMotion()) return null;
  return animate(element, { opacity }, { duration });
}

interface Exit {
  animation: ReturnType<typeof fade>;
  /** Path of the page that fades out, and its last scroll position. */
  from: string;
  top: number;
  /** The address is that of the next page. */
  hasNextAddress: boolean;
}

interface Page {
  key: string;
  /** Counts navigations, and is the key of the page: a page that is opened again gets a new state. */
  visit: number;
  node: ReactNode;
  /** A link led to it, and to no place within it. */
  isByLink: boolean;
  /** The router of this page: a page that fades out must not read the query of the next page. */
  router: NextRouter;
}

interface PageTransitionProps {
  /** Changes with the page, not with its query. */
  pageKey: string;
  children: ReactNode;
}

/**
 * Dims the old page, waits for that exit, then shows the next page at the top (docs/rules.md, Shell). The exit
 * starts on the click, while the data is still loading. Back, forward and reduced motion change the page without
 * animation, so that the scroll position can be restored at once (scroll-memory.ts).
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const router = useRouter();
  const element = useRef<HTMLDivElement>(null);
  /** Set from the click until the next page is shown. */
  const exit = useRef<Exit | null>(null);
  const isPop = useRef(false);
  const scroll = useRef<ScrollMemory | null>(null);
  const [isExiting, setExiting] = useState(false);
  const [followsLink, setFollowsLink] = useState(false);
  const [asked, setAsked] = useState({ key: pageKey, visit: 0, isByLink: false });
  const [shown, setShown] = useState<Page>({
    key: pageKey,
    visit: 0,
    isByLink: false,
    node: children,
    router,
  });

  const isNew = asked.key !== pageKey;
  const visit = isNew ? asked.visit + 1 : asked.visit;
  const isByLink = isNew ? followsLink && window.location.hash === '' : asked.isByLink;
  if (isNew) setAsked({ key: pageKey, visit, isByLink });
  const isWaiting = isExiting && visit !== shown.visit;
  const hasChanged = shown.visit !== visit || shown.node !== children || shown.router !== router;
  if (!isWaiting && hasChanged) setShown({ key: pageKey, visit, isByLink, node: children, router });

  useEffect(() => {
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || isPop.current || pathOf(url) === pathOf(window.location.pathname)) return;
      setFollowsLink(true);
      const animation = fade(element.current, [1, EXIT_OPACITY], EXIT_SECONDS);
      exit.current = {
        animation,
        from: window.location.pathname,
        top: window.scrollY,
        hasNextAddress: false,
      };
      setExiting(animation !== null);
    };
    const callOff = () => {
      isPop.current = false;
      exit.current?.animation?.cancel();
      exit.current = null;
      setExiting(false);
    };
    const onBeforeChange = () => {
      if (exit.current) Object.assign(exit.current, { top: window.scrollY, hasNextAddress: true });
    };
    const onShown = () => {
      isPop.current = false;
      // The navigation led back to the page that fades out.
      if (exit.current?.from === window.location.pathname) callOff();
    };
    router.events.on('routeChangeStart', onStart);
    router.events.on('beforeHistoryChange', onBeforeChange);
    const stop = onRouteEnd(router.events, { onShown, onCalledOff: callOff });
    return () => {
      router.events.off('routeChangeStart', onStart);
      router.events.off('beforeHistoryChange', onBeforeChange);
      stop();
    };
  }, [router]);

  useBeforePop(() => {
    if (isOverlayPop()) return false;
    scroll.current?.onPop();
    isPop.current = true;
    setFollowsLink(false);
    return true;
  });

  const { events } = router;
  useEffect(() => watchOverlays(events), [events]);
  useEffect(() => {
    const memory = watchScroll(events, () => !exit.current?.hasNextAddress);
    scroll.current = memory;
    return memory.stop;
  }, [events]);
  useEffect(() => onFirstInteraction(loadAnimation), []);

  useIsomorphicLayoutEffect(() => {
    if (!isWaiting) return;
    let isCalledOff = false;
    const show = () => !isCalledOff && setExiting(false);
    if (!exit.current) return;
    // Next has scrolled to the top with this commit; the old page is still visible and must not jump.
    window.scrollTo(0, exit.current.top);
    void exit.current.animation?.finished.then(show, show);
    return () => {
      isCalledOff = true;
    };
  }, [isWaiting, visit]);

  useIsomorphicLayoutEffect(() => {
    // Back and forward have no exit: the scroll position of that page is restored.
    if (isWaiting || !exit.current) return;
    scrollToStart();
    exit.current.animation?.cancel();
    exit.current = null;
    setExiting(false);
    fade(element.current, [EXIT_OPACITY, 1], ENTER_SECONDS);
  }, [isWaiting, visit]);

  const page = isWaiting ? shown : { visit, isByLink, node: children, router };
  return (
    <>
      <div ref={element}>
        <RouterContext.Provider key={page.visit} value={page.router}>
          <LeavingPage value={isWaiting}>
            <ReachedByLink value={page.isByLink}>{page.node}</ReachedByLink>
          </LeavingPage>
        </RouterContext.Provider>
      </div>
      <PageAnnouncer address={page.router.asPath} />
    </>
  );
}

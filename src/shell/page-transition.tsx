import type { animate as Animate } from 'framer-motion/dom/mini';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter, type NextRouter } from 'next/router';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBeforePop } from '@/lib/before-pop';
import { isOverlayPop, watchOverlays } from '@/lib/overlay-history';
import { PageStage } from '@/lib/page-stage';
import { afterPaint } from '@/lib/tasks';
import { whenAlive } from '@/lib/when-alive';
import { watchScroll, type ScrollMemory } from './scroll-memory';

const EXIT_SECONDS = 0.08;
const ENTER_SECONDS = 0.18;

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const pathOf = (url: string) => url.split(/[?#]/)[0];

/** The top of the page, or the place of it that its address names. */
function scrollToStart() {
  const place = document.getElementById(window.location.hash.slice(1));
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The small `animate` of framer-motion, once it has come. */
let animate: typeof Animate | null = null;

/** Loads what moves pages, at the first sign of life and never with the page. Without a network nothing moves. */
function prepareMotion(): void {
  if (!wantsMotion()) return;
  import('framer-motion/dom/mini').then(
    (module) => (animate = module.animate),
    () => undefined,
  );
}

/**
 * Nobody waits for motion whose code is still on its way: the page changes at once then.
 * @param opacity where it ends, or begins and ends; where it begins is read from the page otherwise, which styles it
 */
const fade = (element: HTMLElement | null, opacity: number | number[], duration: number) =>
  element && animate?.(element, { opacity }, { duration });

/**
 * Hides the first page and shows the last one. By hand, in the frame that ends the exit: a render would first run the
 * effects of the whole new page. React says the same a moment later.
 */
function swap({ firstElementChild: old, lastElementChild: next }: HTMLElement) {
  old?.toggleAttribute('hidden', true);
  next?.toggleAttribute('hidden', false);
}

/** How the old page goes. */
interface Exit {
  /** In the page's own clock. A busy browser tells of the end of a motion long after it is over. */
  endsAtMs: number;
  /** To be cancelled before the next one begins, which asks where this one is and has the whole page laid out for it. */
  motion: ReturnType<typeof fade>;
}

function fadeOut(element: HTMLElement | null): Exit {
  const motion = wantsMotion() ? fade(element, [1, 0], EXIT_SECONDS) : null;
  return { motion, endsAtMs: motion ? performance.now() + EXIT_SECONDS * 1_000 : 0 };
}

interface Page {
  key: string;
  /** Counts the pages: who comes back before a page was taken down gets a new one, not what that one remembers. */
  visit: number;
  node: ReactNode;
  /** The router as this page saw it: a page that fades out must not read the next page's query. */
  router: NextRouter;
}

interface PageTransitionProps {
  /** Changes with the page, not with its query. */
  pageKey: string;
  children: ReactNode;
}

/**
 * Fades the old page out, waits for that exit, then shows the next page at the top (specification, section 2).
 * The exit starts on the click, while the data is still on its way. The next page stands ready behind the old one,
 * so that title and announcement are its own at once; the old one is taken away when the next is seen. Back and forward
 * swap without motion, so that the scroll can be restored at once (scroll-memory.ts); so does reduced motion.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const router = useRouter();
  const element = useRef<HTMLDivElement>(null);
  const exit = useRef<Exit | null>(null);
  const isPop = useRef(false);
  const scroll = useRef<ScrollMemory | null>(null);
  const [isExiting, setExiting] = useState(false);
  const [page, setPage] = useState<Page>({ key: pageKey, visit: 0, node: children, router });
  const [leaving, setLeaving] = useState<Page | null>(null);
  const [isSeen, setSeen] = useState(true);

  if (pageKey !== page.key) {
    setLeaving(isExiting ? page : null);
    setSeen(!isExiting);
    setPage({ key: pageKey, visit: page.visit + 1, node: children, router });
  } else if (children !== page.node || router !== page.router) {
    setPage({ ...page, node: children, router });
  }

  useEffect(() => {
    const onStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || isPop.current || pathOf(url) === pathOf(window.location.pathname)) return;
      exit.current = fadeOut(element.current);
      setExiting(true);
    };
    const onError = () => {
      exit.current = null;
      isPop.current = false;
      setExiting(false);
      fade(element.current, 1, ENTER_SECONDS);
    };
    const onComplete = () => {
      isPop.current = false;
    };
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeError', onError);
    router.events.on('routeChangeComplete', onComplete);
    return () => {
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeError', onError);
      router.events.off('routeChangeComplete', onComplete);
    };
  }, [router]);

  useBeforePop(() => {
    if (isOverlayPop()) return false;
    scroll.current?.onPop();
    isPop.current = true;
    return true;
  });

  const { events } = router;
  useEffect(() => watchOverlays(events), [events]);
  useEffect(() => {
    const memory = watchScroll(events);
    scroll.current = memory;
    return memory.stop;
  }, [events]);
  useEffect(() => whenAlive(prepareMotion), []);

  useIsomorphicLayoutEffect(() => {
    if (isSeen) return;
    let isCalledOff = false;
    const show = () => {
      if (isCalledOff || !element.current) return;
      swap(element.current);
      // There is none where somebody went back the moment they arrived: their place on that page is kept.
      if (exit.current) {
        scrollToStart();
        exit.current.motion?.cancel();
        exit.current = null;
        if (wantsMotion()) fade(element.current, [0, 1], ENTER_SECONDS);
      }
      startTransition(() => {
        setSeen(true);
        setExiting(false);
      });
    };
    // A slow phone draws the next page longer than the old one takes to go: no frame is spent on waiting then.
    if (!exit.current || exit.current.endsAtMs <= performance.now()) show();
    else {
      // Next scrolls to the top right after this commit: the old page would jump there while it can still be seen.
      const top = window.scrollY;
      queueMicrotask(() => !isCalledOff && exit.current && window.scrollTo(0, top));
      void exit.current.motion?.finished.then(show, show);
    }
    return () => {
      isCalledOff = true;
    };
  }, [isSeen, page.visit]);

  // To take a long page down costs a slow phone a few frames: the next one is looked at meanwhile.
  useEffect(() => {
    if (isSeen && leaving) return afterPaint(() => startTransition(() => setLeaving(null)));
  }, [isSeen, leaving]);

  const current = { ...page, router };
  return (
    // A finger's browser keeps the page as a layer of its own: to make one for the exit would have it all painted anew.
    <div ref={element} className="pointer-coarse:will-change-[opacity]">
      {(leaving ? [leaving, current] : [current]).map(({ visit, node, router: seen }) => (
        <RouterContext.Provider key={visit} value={seen}>
          <PageStage value={visit !== page.visit ? 'leaving' : isSeen ? 'seen' : 'waiting'}>
            <div hidden={isSeen === (visit !== page.visit)}>{node}</div>
          </PageStage>
        </RouterContext.Provider>
      ))}
    </div>
  );
}

import { startTransition, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { WHOLE } from '@config/marks';
import { PageStage } from '@/lib/page-stage';

const never = () => () => undefined;
const isAskedFor = () => document.documentElement.hasAttribute(WHOLE) || window.location.hash !== '';

interface LaterProps {
  children: ReactNode;
  /** Stands in its place until then; as high as the window unless given. */
  waiting?: ReactNode;
}

/**
 * What is below the first screen of a page. It stands in the server's HTML like the rest; where the page is come to by
 * a click it is drawn right after what is seen first, so that nobody waits for what nobody sees yet. On the way back,
 * and to a place of its own, everything is there at once: the page must be as high as it was left.
 */
export function Later({ children, waiting = <div className="min-h-dvh" /> }: LaterProps) {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDue, setDue] = useState(() => isInHtml || isAskedFor());
  const isSeen = use(PageStage) === 'seen';
  useEffect(() => {
    if (isSeen && !isDue) startTransition(() => setDue(true));
  }, [isSeen, isDue]);
  return isDue ? children : waiting;
}

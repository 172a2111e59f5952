import { useEffect, useState } from 'react';
import { noticeOfflineStart } from '@/client/use-online';
import { late } from '@/components/ui/late';

const OfflineHost = late(() => import('./offline-host'));

const IDLE_TIMEOUT_MS = 5_000;

/** Calls back once the page is loaded and has nothing better to do. @returns a function that calls it off */
function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    else timer = setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle !== undefined) cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}

/** The way to everything about weak networks, which is loaded when the page is done. */
export function OfflineGate() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    noticeOfflineStart();
    return whenIdle(() => setIdle(true));
  }, []);
  return isIdle ? <OfflineHost /> : null;
}

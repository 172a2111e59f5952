import { useEffect, useState } from 'react';
import { noticeOfflineStart } from '@/client/use-online';
import dynamic from 'next/dynamic';
import { whenIdle } from '@/lib/browser/tasks';

const OfflineHost = dynamic(() => import('./offline-host'), { ssr: false });

const IDLE_TIMEOUT_MS = 5_000;

/** Calls back when the page is loaded and the browser is idle. @returns a function that cancels it */
function whenDone(work: () => void): () => void {
  let cancel: (() => void) | undefined;
  const wait = () => {
    cancel = whenIdle(work, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel?.();
  };
}

/** Loads the offline host when the page is loaded and idle. */
export function OfflineGate() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    noticeOfflineStart();
    return whenDone(() => setIdle(true));
  }, []);
  return isIdle ? <OfflineHost /> : null;
}

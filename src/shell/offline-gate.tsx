import { useEffect, useState } from 'react';
import { noticeOfflineStart } from '@/client/use-online';
import dynamic from 'next/dynamic';
import { whenIdle } from '@/lib/browser/tasks';

const OfflineHost = dynamic(() => import('./offline-host'), { ssr: false });

const IDLE_TIMEOUT_MS = 5_000;

/** Calls back once the page is loaded and has nothing better to do. @returns a function that calls it off */
function whenDone(work: () => void): () => void {
  let callOff: (() => void) | undefined;
  const wait = () => {
    callOff = whenIdle(work, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff?.();
  };
}

/** The way to everything about weak networks, which is loaded when the page is done. */
export function OfflineGate() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    noticeOfflineStart();
    return whenDone(() => setIdle(true));
  }, []);
  return isIdle ? <OfflineHost /> : null;
}

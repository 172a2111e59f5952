import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

type MayPop = () => boolean;

const handlers: MayPop[] = [];

/** The newest handler is asked first; after one that refuses, no other is asked. */
const mayPop = () => [...handlers].reverse().every((handler) => handler());

/**
 * Next takes one `beforePopState` handler; this asks several.
 * @param handler answers whether Next may go on to the entry of the history that the browser went to
 */
export function useBeforePop(handler: MayPop, isActive = true): void {
  const router = useRouter();
  const ask = useEffectEvent(handler);
  // Every page brings another router object, and all of them set the same one handler.
  useEffect(() => router.beforePopState(mayPop), [router]);
  useEffect(() => {
    if (!isActive) return;
    const own = () => ask();
    handlers.push(own);
    return () => void handlers.splice(handlers.indexOf(own), 1);
  }, [isActive]);
}

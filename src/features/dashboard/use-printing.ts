import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(listener: () => void) {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser draws the sheets when the listeners have returned.
    flushSync(listener);
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}

/** Whether the page is being printed: paper is read on another day, and nothing on it can be opened. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether the form `id` is in the page. Its code may still load, and until then a button outside sends nothing. */
export const useHasForm = (id: string | null) =>
  useSyncExternalStore(
    subscribe,
    () => id === null || document.getElementById(id) !== null,
    () => false,
  );

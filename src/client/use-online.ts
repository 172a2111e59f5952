import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether React Query sees a network; true on the server and during hydration. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/**
 * React Query assumes a network at the start. A page from the offline cache starts without one: after this call queries
 * wait, and are fetched when the network is back.
 */
export function noticeOfflineStart(): void {
  if (!window.navigator.onLine) onlineManager.setOnline(false);
}

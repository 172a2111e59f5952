import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether there is a network, as far as the browser knows. True on the server and while hydrating. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/**
 * The query library takes every start for one with a network. A page that came out of the device's own store starts
 * without: told so, queries wait, and are asked for once the network is back.
 */
export function noticeOfflineStart(): void {
  if (!window.navigator.onLine) onlineManager.setOnline(false);
}

import { useSyncExternalStore } from 'react';

const NAME = 'dashboard-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Where storage is forbidden, for this visit. */
let isOffHere = false;

function isOff(): boolean {
  try {
    return localStorage.getItem(NAME) === OFF;
  } catch {
    return isOffHere;
  }
}

/** Switches the keys of the dashboard on or off on this device: who dictates may press them by speaking (WCAG 2.1.4). */
export function switchShortcuts(isOn: boolean): void {
  isOffHere = !isOn;
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, OFF);
  } catch {
    // For this visit then.
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the keys of the dashboard work. */
export const useHasShortcuts = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOff(),
    () => false,
  );

import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
export interface ToastAction {
  label: string;
  run: () => void;
}
export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** Something that can be done about it, such as taking it back. */
  action?: ToastAction;
}

let queue: ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const emit = () => listeners.forEach((listener) => listener());

/** Says something in a toast. The toast library is loaded by the first one. */
export function notify(tone: ToastTone, text: string, action?: ToastAction) {
  queue = [...queue, { id: nextId, tone, text, ...(action && { action }) }];
  nextId += 1;
  emit();
}

/** Takes a message off the queue once it is on the screen. */
export function takeToast(id: number) {
  queue = queue.filter((message) => message.id !== id);
  emit();
}

/** Takes everything off the queue unseen: a test that ended before its toast was shown leaves it to no other. */
export function forgetToasts() {
  queue = [];
  emit();
}

const NONE: ToastMessage[] = [];

/** Messages that wait to be shown. */
export const useToastQueue = (): ToastMessage[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => queue,
    () => NONE,
  );

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
  /** An action of the message, such as undo. */
  action?: ToastAction;
  /** What it is about: a later message about the same replaces it while it is shown. */
  about?: string;
}

let queue: ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const emit = () => listeners.forEach((listener) => listener());

/** Shows a message as a toast, in the place of a shown one about the same. The toast library is loaded by the first one. */
export function notify(tone: ToastTone, text: string, action?: ToastAction, about?: string) {
  queue = [...queue, { id: nextId, tone, text, ...(action && { action }), ...(about && { about }) }];
  nextId += 1;
  emit();
}

/** Removes a message from the queue after it is shown. */
export function takeToast(id: number) {
  queue = queue.filter((message) => message.id !== id);
  emit();
}

/** Empties the queue, so that a test does not show the toasts of the test before. */
export function forgetToasts() {
  queue = [];
  emit();
}

const NONE: ToastMessage[] = [];

/** Messages that are not shown yet. */
export const useToastQueue = (): ToastMessage[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => queue,
    () => NONE,
  );

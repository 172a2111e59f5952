import type { FocusEvent } from 'react';

interface OutsideEvent {
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

const isOfToast = (target: unknown) => target instanceof Element && target.closest('.Toastify') !== null;

/**
 * A panel stays open when a button of a toast is pressed, such as undo, and lets the focus go there: it would take it
 * back. Spread onto `Dialog.Content`.
 */
export const keepForToast = {
  onInteractOutside(event: OutsideEvent) {
    if (isOfToast(event.detail.originalEvent.target)) event.preventDefault();
  },
  onBlur(event: FocusEvent) {
    if (isOfToast(event.relatedTarget)) event.stopPropagation();
  },
};

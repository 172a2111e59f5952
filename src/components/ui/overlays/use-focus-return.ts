import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so for its own triggers only; the
 * shop's dialogs are opened from a store. Spread onto `Dialog.Content`.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

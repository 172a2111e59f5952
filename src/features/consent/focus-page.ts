import { useEffect } from 'react';

/** Moves the focus to the page when the focused element was removed. */
export function useFocusPageAfterwards(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

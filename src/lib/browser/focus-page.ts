import { useEffect } from 'react';

/** Moves the focus to the page when what is shown goes away with the focused element. */
export function useFocusPageAfterwards(isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    };
  }, [isShown]);
}

import { useEffect } from 'react';

/** When what held the focus is gone, the focus goes to the page instead of nowhere. */
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

import { useEffect } from 'react';

/** Opens the disclosure of the fragment, such as `#devolucao`, so that a link to an answer shows it. */
export function useOpenAtHash(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [isReady]);
}

import { useEffect } from 'react';

const replaceAddress = (to: string) => window.location.replace(to);

/**
 * Goes to `address` when the network comes back. Only then: a shop that does not answer, with a network, leads back
 * here at once, and there the person decides when to try again.
 */
export function useReturn(address: string | null, go: (to: string) => void = replaceAddress): void {
  useEffect(() => {
    if (!address) return;
    const onOnline = () => go(address);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [address, go]);
}

import { vi } from 'vitest';

/** Everything that waits to be scrolled near is near at once. Undo with `vi.unstubAllGlobals()`. */
export function bringEverythingNear() {
  class NearObserver {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.tell([entry], this as unknown as IntersectionObserver);
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  vi.stubGlobal('IntersectionObserver', NearObserver);
}

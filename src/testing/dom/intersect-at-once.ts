import { vi } from 'vitest';

/** Reports every observed element as intersecting at once, as if it were in the viewport. Undo with `vi.unstubAllGlobals()`. */
export function intersectAtOnce() {
  class InstantObserver {
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
  vi.stubGlobal('IntersectionObserver', InstantObserver);
}

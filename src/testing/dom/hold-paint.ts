import { vi } from 'vitest';

/**
 * A page that is not painted yet, until the test says so. Ends with `vi.unstubAllGlobals`.
 * @returns paints it
 */
export function holdPaint(): () => void {
  let paint: () => void = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notice: () => void) {
        paint = notice;
      }
      observe() {}
    },
  );
  return () => paint();
}

import { vi } from 'vitest';

/**
 * Holds back the first paint until the test triggers it. Undo with `vi.unstubAllGlobals`.
 * @returns triggers the paint
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

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Test files share a worker: each gets its own modules, and with them empty stores.
vi.resetModules();
const { forgetToasts } = await import('@/client/toast');

// A busy machine needs more than the second that findBy waits by itself.
configure({ asyncUtilTimeout: 20_000 });

/** Reduced motion, so that a test never waits for an animation. No stub: what is still on the screen needs it to the end. */
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

/** Other browser features that jsdom lacks. */
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  // There is no layout: nothing lies anywhere, and a scrolled element only remembers its position.
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo(this: Element, { left, top }: ScrollToOptions) {
      if (left !== undefined) this.scrollLeft = left;
      if (top !== undefined) this.scrollTop = top;
    },
  });
});

class SilentObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });

/** A missing text would be an empty place for a shopper, so it fails the test (lib/translation). */
const missingTexts = new Set<string>();
beforeEach(() => {
  const report = console.error;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (String(parts[0]).startsWith('No text ')) missingTexts.add(String(parts[0]));
    else report(...parts);
  });
});
afterEach(() => {
  const missing = [...missingTexts];
  missingTexts.clear();
  expect(missing).toEqual([]);
});

afterEach(() => {
  cleanup();
  forgetToasts();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});

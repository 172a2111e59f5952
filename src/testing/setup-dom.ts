import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Test files share a worker: each gets modules of its own, and with them stores that no earlier test has filled.
vi.resetModules();
const { forgetToasts } = await import('@/client/toast');

// A busy machine needs more than the second that findBy waits by itself.
configure({ asyncUtilTimeout: 20_000 });

/** What a browser has and jsdom has not. Reduced motion: a test never waits for an animation. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  // Nothing is laid out: what is scrolled remembers where to.
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

/** A text that nothing has would be an empty place for a shopper: the test that meets one fails (lib/translation). */
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

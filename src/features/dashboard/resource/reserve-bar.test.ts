import { expect, it, vi } from 'vitest';
import { reserveBar } from './reserve-bar';

it('toasts stand above a bar that an error made higher, and where they stood when it is gone', () => {
  let grow: () => void = () => undefined;
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(callback: () => void) {
      grow = callback;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const bar = document.createElement('div');
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(180);
  const release = reserveBar(bar);
  grow();
  expect(document.body.style.getPropertyValue('--bar')).toBe('max(7rem, 196px)');
  release?.();
  expect(document.body.style.getPropertyValue('--bar')).toBe('');
  vi.unstubAllGlobals();
});

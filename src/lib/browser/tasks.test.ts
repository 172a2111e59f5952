// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, whenIdle, whenNetworkIdle } from './tasks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work for an idle moment', () => {
  it('is handed to the browser, with the time it may wait at most', () => {
    const work = vi.fn();
    const ask = vi.fn();
    vi.stubGlobal('requestIdleCallback', ask);
    whenIdle(work, 1_000);
    expect(ask).toHaveBeenCalledWith(work, { timeout: 1_000 });
  });

  it('is done after a pause where the browser knows no idle moments, unless it is called off', () => {
    const [work, other] = [vi.fn(), vi.fn()];
    whenIdle(work, 1_000);
    whenIdle(other, 1_000)();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });
});

describe('work after the next frame', () => {
  it('is done in a task after what is drawn in that frame', () => {
    const order: string[] = [];
    afterPaint(() => order.push('work'));
    requestAnimationFrame(() => order.push('drawn'));
    vi.runAllTimers();
    expect(order).toEqual(['drawn', 'work']);
  });

  it('is not done where it is called off before or after that frame', () => {
    const work = vi.fn();
    afterPaint(work)();
    const callOff = afterPaint(work);
    requestAnimationFrame(callOff);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});

describe('work for a network that is idle', () => {
  /** @returns what tells the page that a file has arrived */
  function watchFiles() {
    let tell: () => void = () => undefined;
    class Observer {
      constructor(callback: () => void) {
        tell = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    return () => tell();
  }

  it('waits for half a second in which no file arrives', () => {
    const arrive = watchFiles();
    const work = vi.fn();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(400);
    arrive();
    vi.advanceTimersByTime(400);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits until the page has loaded', () => {
    watchFiles();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const [work, cancelled] = [vi.fn(), vi.fn()];
    whenNetworkIdle(work);
    whenNetworkIdle(cancelled)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    state.mockRestore();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

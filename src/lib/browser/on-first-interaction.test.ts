// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** jsdom has no idle callback: what waits for one waits for a short pause. */
const untilIdle = () => vi.advanceTimersByTime(200);

describe('work that waits for the first interaction', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'])(
    'is done once, at the first %s',
    (type) => {
      const work = vi.fn();
      onFirstInteraction(work);
      expect(work).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      window.dispatchEvent(new Event('scroll'));
      // The interaction itself is answered first.
      expect(work).not.toHaveBeenCalled();
      untilIdle();
      expect(work).toHaveBeenCalledOnce();
    },
  );

  it('is done once at its time limit, when one is given', () => {
    const work = vi.fn();
    onFirstInteraction(work, 5_000);
    vi.advanceTimersByTime(4_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new Event('scroll'));
    untilIdle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done at once when the page was scrolled before the script ran', () => {
    const work = vi.fn();
    vi.stubGlobal('scrollY', 40);
    onFirstInteraction(work);
    vi.advanceTimersByTime(0);
    untilIdle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is not done without an interaction or a limit, nor after it was cancelled', () => {
    const work = vi.fn();
    onFirstInteraction(work);
    vi.advanceTimersByTime(3_600_000);
    const cancel = onFirstInteraction(work, 1_000);
    cancel();
    vi.advanceTimersByTime(3_600_000);
    expect(work).not.toHaveBeenCalled();
  });

  it('is not done when it is cancelled before the browser is idle', () => {
    const work = vi.fn();
    const cancel = onFirstInteraction(work);
    window.dispatchEvent(new Event('scroll'));
    cancel();
    untilIdle();
    expect(work).not.toHaveBeenCalled();
  });
});

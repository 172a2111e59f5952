// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAlive } from './when-alive';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** jsdom has no idle callback: what waits for one waits for a short pause. */
const untilIdle = () => vi.advanceTimersByTime(200);

describe('work that waits for a sign of life', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'])(
    'is done once, at the first %s',
    (sign) => {
      const work = vi.fn();
      whenAlive(work);
      expect(work).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      window.dispatchEvent(new Event('scroll'));
      // The answer to the sign itself comes first.
      expect(work).not.toHaveBeenCalled();
      untilIdle();
      expect(work).toHaveBeenCalledOnce();
    },
  );

  it('is done in the end where a limit is given, and once then too', () => {
    const work = vi.fn();
    whenAlive(work, 5_000);
    vi.advanceTimersByTime(4_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new Event('scroll'));
    untilIdle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done at once where somebody scrolled before anything listened', () => {
    const work = vi.fn();
    vi.stubGlobal('scrollY', 40);
    whenAlive(work);
    vi.advanceTimersByTime(0);
    untilIdle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is never done without a sign or a limit, nor after it was called off', () => {
    const work = vi.fn();
    whenAlive(work);
    vi.advanceTimersByTime(3_600_000);
    const callOff = whenAlive(work, 1_000);
    callOff();
    vi.advanceTimersByTime(3_600_000);
    expect(work).not.toHaveBeenCalled();
  });

  it('is not done where it is called off before its turn', () => {
    const work = vi.fn();
    const callOff = whenAlive(work);
    window.dispatchEvent(new Event('scroll'));
    callOff();
    untilIdle();
    expect(work).not.toHaveBeenCalled();
  });
});

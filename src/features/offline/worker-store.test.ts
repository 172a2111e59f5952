import { afterEach, describe, expect, it, vi } from 'vitest';
import { setWaitingWorker, takeNewVersion } from './worker-store';

/** A newer worker in a state of its life, in a browser with an older one. */
function makeWaiting(state: ServiceWorkerState) {
  const container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  const postMessage = vi.fn();
  setWaitingWorker({ state, postMessage } as Partial<ServiceWorker> as ServiceWorker);
  return { container, postMessage };
}

afterEach(() => {
  setWaitingWorker(null);
  vi.unstubAllGlobals();
});

describe('the button of the newer version', () => {
  it('reloads once the newer worker has taken over', () => {
    const { container, postMessage } = makeWaiting('installed');
    const reload = vi.fn();
    takeNewVersion(reload);
    expect(postMessage).toHaveBeenCalledWith({ type: 'take-over' });
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once where another tab has let it take over', () => {
    const { postMessage } = makeWaiting('activated');
    const reload = vi.fn();
    takeNewVersion(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

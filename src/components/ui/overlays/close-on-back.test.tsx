import { act, render, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCloseOnBack } from '@/lib/browser/close-on-back';
import { isOverlayPop, watchOverlays } from '@/lib/browser/overlay-history';
import { makeRouter } from '@/testing/render-screen';

const handlers = new Map<string, Set<() => void>>();
const events = {
  on: (event: string, handler: () => void) =>
    void handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)),
  off: (event: string, handler: () => void) => void handlers.get(event)?.delete(handler),
  emit: vi.fn(),
};
const emit = (event: string) => handlers.get(event)?.forEach((handler) => handler());
const router = { ...makeRouter(), events };

/** The history steps that reach Next: those that are not of an overlay. */
const nextHeard = vi.fn<(path: string) => void>();
const onPop = () => {
  if (!isOverlayPop()) nextHeard(window.location.pathname);
};
const goTo = (path: string, key: string) => {
  emit('routeChangeStart');
  window.history.pushState({ key }, '', path);
  emit('routeChangeComplete');
};

function Sheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseOnBack(isOpen, onClose);
  return null;
}

function openPage() {
  const onClose = vi.fn();
  const ui = (isOpen: boolean) => (
    <RouterContext.Provider value={router}>
      <Sheet isOpen={isOpen} onClose={onClose} />
    </RouterContext.Provider>
  );
  const view = render(ui(false));
  return { onClose, show: (isOpen: boolean) => view.rerender(ui(isOpen)) };
}

async function goBack(go: () => void = () => window.history.back()) {
  const heard = new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => resolve(), { once: true }),
  );
  go();
  await act(() => heard);
}

beforeEach(() => {
  handlers.clear();
  nextHeard.mockReset();
  // As in a browser, the listener of Next runs first.
  window.addEventListener('popstate', onPop);
  const stop = watchOverlays(events);
  goTo('/one', 'one');
  goTo('/two', 'two');
  return () => {
    stop();
    window.removeEventListener('popstate', onPop);
  };
});

describe('the back button', () => {
  it('closes the overlay, and only the next press leaves the page', async () => {
    const { onClose, show } = openPage();
    show(true);
    await goBack();
    expect(onClose).toHaveBeenCalledOnce();
    expect(nextHeard).not.toHaveBeenCalled();
    show(false);
    await goBack();
    expect(nextHeard.mock.calls).toEqual([['/one']]);
  });

  it('leaves the page at once when the overlay was closed in another way', async () => {
    const { show } = openPage();
    show(true);
    await goBack(() => show(false));
    expect(nextHeard).not.toHaveBeenCalled();
    await goBack();
    expect(nextHeard.mock.calls).toEqual([['/one']]);
  });

  it('closes a panel in which filters were chosen', async () => {
    const { onClose, show } = openPage();
    show(true);
    goTo('/two?filter', 'filtered');
    await goBack();
    expect(onClose).toHaveBeenCalledOnce();
    expect(window.location.search).toBe('?filter');
    expect(nextHeard).not.toHaveBeenCalled();
  });

  it('skips the entry of an overlay whose link led to another page', async () => {
    const { show } = openPage();
    show(true);
    emit('routeChangeStart');
    show(false);
    window.history.pushState({ key: 'three' }, '', '/three');
    emit('routeChangeComplete');
    await goBack();
    await waitFor(() => expect(nextHeard.mock.calls).toEqual([['/two']]));
    await goBack();
    expect(nextHeard.mock.calls.at(-1)).toEqual(['/one']);
  });
});

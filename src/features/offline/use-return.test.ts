import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReturn } from './use-return';

const PAGE = '/pt-BR/produtos/sal';
let isOnline = true;
let isThere = true;
const go = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  isOnline = true;
  isThere = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')))),
  );
});

const open = (address: string | null = PAGE) => renderHook(() => useReturn(address, go));

describe('the return to the requested page', () => {
  it('happens when the network is back', async () => {
    isOnline = false;
    open();
    expect(fetch).not.toHaveBeenCalled();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(go).toHaveBeenCalledWith(PAGE));
  });

  it('happens also when the browser has a network and tells nothing of it', async () => {
    vi.useFakeTimers();
    isOnline = false;
    open();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(fetch).not.toHaveBeenCalled();
    isOnline = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(go).toHaveBeenCalledWith(PAGE);
    vi.useRealTimers();
  });

  it('waits for the shop to answer: a browser is "online" before the first call gets through', async () => {
    vi.useFakeTimers();
    isThere = false;
    open();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(go).not.toHaveBeenCalled();
    isThere = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(go).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('happens three times at most, so that a page that always fails causes no endless loop', async () => {
    for (let visit = 1; visit <= 5; visit += 1) {
      const { unmount } = open();
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(visit));
      // Waits for the answer and its promise callbacks.
      await new Promise((done) => setImmediate(done));
      expect(go).toHaveBeenCalledTimes(Math.min(visit, 3));
      unmount();
    }
  });

  it('does nothing without an address', () => {
    open(null);
    expect(fetch).not.toHaveBeenCalled();
  });
});

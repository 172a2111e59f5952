import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { useNewVersion } from './worker-store';
import { watchChunks } from './watch-chunks';

const events = { on: vi.fn(), off: vi.fn() };
let end: () => void = () => undefined;
let reload = vi.fn();
let status = 404;

beforeEach(() => {
  sessionStorage.clear();
  reload = vi.fn();
  status = 404;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status })),
  );
  end = watchChunks(events, reload);
});
afterEach(() => {
  end();
  delete window.lostScripts;
});

function fail(path: string) {
  const script = document.createElement('script');
  script.src = window.location.origin + path;
  // jsdom neither loads nor fails it by itself.
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}
const CHUNK = '/_next/static/chunks/lazy-1.js';

describe('a chunk that a newer build has removed', () => {
  it('makes the page reload once', async () => {
    fail(CHUNK);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    // Another missing chunk does not reload it again.
    fail(CHUNK);
    fail('/_next/static/chunks/lazy-2.js');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is noticed also when it failed before the watch began', async () => {
    end();
    const name = window.location.origin + CHUNK;
    window.lostScripts = [name, name];
    end = watchChunks(events, reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([name]);
  });

  it('makes the shop offer a reload when the visitor has typed', async () => {
    const { result } = renderHook(() => useNewVersion());
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.input(field, { target: { value: 'x' } });
    fail(CHUNK);
    await waitFor(() => expect(result.current).toBe(true));
    expect(reload).not.toHaveBeenCalled();
    field.remove();
  });

  it('is not the same as a lost network, or a script of another origin', async () => {
    status = 503;
    fail(CHUNK);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    fail('/_next/static/chunks/lazy-2.js');
    fail('/other.js');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
  });
});

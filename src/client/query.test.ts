import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sets no timer on the server, which would hold the answers of a page in memory after it was rendered', () => {
  const client = createQueryClient(vi.fn());
  client.setQueryData(['answer'], { items: [] });
  expect(client.getQueryData(['answer'])).toEqual({ items: [] });
  expect(vi.getTimerCount()).toBe(0);
});

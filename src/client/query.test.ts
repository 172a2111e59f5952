import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves no timer behind on the server, which would hold a page’s answers long after it was made', () => {
  const client = createQueryClient(vi.fn());
  client.setQueryData(['answer'], { items: [] });
  expect(client.getQueryData(['answer'])).toEqual({ items: [] });
  expect(vi.getTimerCount()).toBe(0);
});

import type { SerwistPlugin } from 'serwist';

/** By the state that Serwist gives a plugin for each request. */
const waiting = new WeakMap<object, () => void>();
const release = (state: object | undefined) => state && waiting.get(state)?.();

/**
 * Keeps the worker awake until the network has answered, also when the copy was shown already and Serwist counts the
 * request as done: otherwise the answer of a slow network would be lost each time.
 */
export const stayForAnswer: SerwistPlugin = {
  requestWillFetch: async ({ request, event, state }) => {
    const answered = new Promise<void>((resolve) => state && waiting.set(state, resolve));
    if (state) event.waitUntil(answered);
    return request;
  },
  fetchDidSucceed: async ({ response, state }) => {
    release(state);
    return response;
  },
  fetchDidFail: async ({ state }) => {
    release(state);
  },
};

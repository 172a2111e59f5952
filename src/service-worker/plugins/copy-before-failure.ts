import type { SerwistPlugin } from 'serwist';

/** A shop that fails counts as no answer while a copy is at hand; without one, its own page of the failure is shown. */
export const copyBeforeFailure: SerwistPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500 || !state) return response;
    state.failure = response;
    throw new Error(`the shop answered ${response.status}`);
  },
  handlerDidError: async ({ state }) => {
    const failure: unknown = state?.failure;
    return failure instanceof Response ? failure : undefined;
  },
};

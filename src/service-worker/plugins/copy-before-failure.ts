import type { SerwistPlugin } from 'serwist';

/** A failing shop counts as no answer while a copy is cached; without one, its own error page is shown. */
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

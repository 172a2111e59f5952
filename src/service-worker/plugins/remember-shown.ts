import type { SerwistPlugin } from 'serwist';
import { recover, rememberShown } from '../recover';
import { isFetchEvent } from '../worker-scope';

/** Remembers which copy of a page a window shows. */
export const rememberShownCopy: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse && isFetchEvent(event) && event.resultingClientId)
      rememberShown(event.resultingClientId, cachedResponse.clone());
    return cachedResponse;
  },
};

/** Recovers windows whose cached copy needs a script that no longer exists. */
export const recoverLostScript: SerwistPlugin = {
  fetchDidSucceed: async ({ response, request, event }) => {
    const { origin, pathname } = new URL(request.url);
    if (response.status === 404 && isFetchEvent(event))
      event.waitUntil(recover(event.clientId, origin + pathname));
    return response;
  },
};

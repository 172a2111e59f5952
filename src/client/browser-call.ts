import { http } from './browser-http';
import { makeCall } from './make-call';

/** `call` over the browser's axios; a chunk of its own. */
export const browserCall = makeCall(() => Promise.resolve(http));

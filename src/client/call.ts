import { ApiError } from './api-error';
import type { Call } from './make-call';

const loadCaller = () =>
  import('./browser-call').catch((error: unknown) => {
    throw new ApiError('NETWORK', 0, error instanceof Error ? error.message : 'no connection');
  });

/**
 * The browser's `call`. Axios and the table of endpoints are loaded by the first call, not with the page. Server code
 * has its own (src/server/page-props).
 */
export const call: Call = async (name, ...rest) => (await loadCaller()).browserCall(name, ...rest);

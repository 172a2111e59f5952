import type { Call } from '@/client/make-call';
import { makeCall } from '@/client/make-call';
import { createHttp } from '@/client/http';
import { remoteApiUrl } from '@/env';

/** Never resolved: the fetch below answers in process. axios wants an absolute address. */
const IN_PROCESS_URL = 'http://in-process.invalid/api';

const askInProcess = async (input: RequestInfo | URL, init?: RequestInit) => {
  const { getRuntime } = await import('@/server/runtime');
  return (await getRuntime()).app.fetch(new Request(input, init));
};

/**
 * The contract's `call` for pages: straight into the API of this process, without a port, or over HTTP when
 * `NEXT_PUBLIC_API_URL` names another backend. Always anonymous: a page is the same for everybody.
 */
export const serverCall: Call = makeCall(async () => {
  const url = remoteApiUrl();
  return createHttp({
    baseURL: url || IN_PROCESS_URL,
    getToken: () => undefined,
    adapter: 'fetch',
    ...(!url && { env: { fetch: askInProcess } }),
  });
});

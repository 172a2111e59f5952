import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Shared with src/server/ports/log-context.ts, which puts what stands here into every log line. */
const storage = (globalThis.__storefrontLogContext ??= new AsyncLocalStorage());

const isTrusted = () => process.env.TRUSTED_PROXY === 'true';

/** Does all the work of a request under one id: what a page asks of the API while it is made is logged under it too. */
export function withRequestId(request, work) {
  const given = isTrusted() ? request.headers['x-request-id'] : undefined;
  const requestId = REQUEST_ID.test(given ?? '') ? given : randomUUID();
  return storage.run({ requestId }, work);
}

/**
 * Says in `X-Forwarded-Proto` whether the visitor came over TLS, or takes it out: next.config.js reads it for the
 * headers that only make sense there. Believed from the operator's own proxy; SITE_URL knows it as well.
 */
export function settleScheme(request) {
  const forwarded = isTrusted() ? request.headers['x-forwarded-proto']?.split(',').at(-1).trim() : undefined;
  const scheme = process.env.SITE_URL?.startsWith('https:') ? 'https' : forwarded;
  if (scheme) request.headers['x-forwarded-proto'] = scheme;
  else delete request.headers['x-forwarded-proto'];
}

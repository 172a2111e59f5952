import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { processRegistry, type LogContext } from '@/server/process-registry';
import type { ServerSettings } from './settings';

const REQUEST_ID = /^[\w-]{8,64}$/;

type ProxySettings = Pick<ServerSettings, 'TRUSTED_PROXY' | 'SITE_URL'>;
type Headers = Pick<IncomingMessage, 'headers'>;

/** Read by src/server/ports/log-context.ts, which is not imported: it brings OpenTelemetry along. */
const storage = (processRegistry.logContext ??= new AsyncLocalStorage<LogContext>());

const lastOf = (header: string | string[] | undefined) => header?.toString().split(',').at(-1)?.trim();

/** Runs all the work of a request under one id: calls of the API while a page renders are logged under it too. */
export function withRequestId<Result>(
  { headers }: Headers,
  { TRUSTED_PROXY }: Pick<ServerSettings, 'TRUSTED_PROXY'>,
  work: () => Result,
): Result {
  const given = TRUSTED_PROXY === 'true' ? headers['x-request-id']?.toString() : undefined;
  const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
  return storage.run({ requestId }, work);
}

/**
 * Sets `X-Forwarded-Proto` when the visitor came over TLS, and removes it otherwise: next.config.js reads it for
 * headers that are for TLS only. It is trusted from the operator's own proxy; SITE_URL tells it as well.
 */
export function settleScheme({ headers }: Headers, { TRUSTED_PROXY, SITE_URL }: ProxySettings): void {
  const forwarded = TRUSTED_PROXY === 'true' ? lastOf(headers['x-forwarded-proto']) : undefined;
  const scheme = SITE_URL.startsWith('https:') ? 'https' : forwarded;
  if (scheme) headers['x-forwarded-proto'] = scheme;
  else delete headers['x-forwarded-proto'];
}

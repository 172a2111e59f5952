import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LogContext } from '@/server/ports/log-context';
import { processRegistry } from '@/server/process-registry';
import type { ServerSettings } from './settings';

const REQUEST_ID = /^[\w-]{8,64}$/;

type ProxySettings = Pick<ServerSettings, 'TRUSTED_PROXY' | 'SITE_URL'>;
type Headers = Pick<IncomingMessage, 'headers'>;

/** Read by src/server/ports/log-context.ts, which is not imported: it brings OpenTelemetry along. */
const storage = (processRegistry.logContext ??= new AsyncLocalStorage<LogContext>());

const lastOf = (header: string | string[] | undefined) => header?.toString().split(',').at(-1)?.trim();

/** Does all the work of a request under one id: what a page asks of the API while it renders is logged under it too. */
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
 * Says in `X-Forwarded-Proto` whether the visitor came over TLS, or takes it out: next.config.js reads it for the
 * headers that only make sense there. Believed from the operator's own proxy; SITE_URL knows it as well.
 */
export function settleScheme({ headers }: Headers, { TRUSTED_PROXY, SITE_URL }: ProxySettings): void {
  const forwarded = TRUSTED_PROXY === 'true' ? lastOf(headers['x-forwarded-proto']) : undefined;
  const scheme = SITE_URL.startsWith('https:') ? 'https' : forwarded;
  if (scheme) headers['x-forwarded-proto'] = scheme;
  else delete headers['x-forwarded-proto'];
}

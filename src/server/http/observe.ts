import { randomUUID } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Context } from 'hono';
import { readLogContext, withLogContext } from '@/server/ports/log-context';
import type { Services } from '@/server/services';
import type { AppEnv } from './route';

const SLOW_SECONDS = 1;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Labels are few, whatever a client sends. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** The id the operator's own proxy gave the request, that of the page it is made for, or a new one. */
function requestIdOf(c: Context<AppEnv>, { TRUSTED_PROXY }: Services['env']): string {
  const given = TRUSTED_PROXY === 'true' ? c.req.header('x-request-id') : undefined;
  return given && REQUEST_ID.test(given) ? given : (readLogContext().requestId ?? randomUUID());
}

/** The pattern of the address, not the address itself, which may hold ids and tokens. */
function patternOf(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1).replace(/^\/api(?=\/)/, '');
  return pattern.includes('*') && !pattern.startsWith('/media') ? 'unmatched' : pattern;
}

/** The socket of Node's request; absent when the server calls itself. */
const isFromOutside = (c: Context<AppEnv>) =>
  (c.env as { incoming?: object } | undefined)?.incoming !== undefined;

/**
 * Gives the request its id, which every log line within it carries; then one line about its answer: at `info` for
 * writes, failures and slow ones, else at `debug`.
 */
export const observe = (services: Pick<Services, 'env' | 'log' | 'metrics'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startMs = performance.now();
    const requestId = requestIdOf(c, services.env);
    c.set('requestId', requestId);
    c.set('user', null);
    c.header('X-Request-Id', requestId);
    await withLogContext({ ...readLogContext(), requestId }, async () => {
      await next();
      const seconds = (performance.now() - startMs) / 1000;
      const { method } = c.req;
      const { status } = c.res;
      const route = patternOf(c);
      const via = isFromOutside(c) ? 'http' : 'page';
      const known = METHODS.has(method) ? method : 'other';
      services.metrics.requestAnswered({ route, method: known, status, via, seconds });
      trace.getActiveSpan()?.setAttribute('http.route', route);
      const fields = { method, route, status, ms: Math.round(seconds * 1000), userId: c.var.user?.id };
      if (isWrite(method) || status >= 500 || seconds > SLOW_SECONDS) services.log.info(fields, 'answered');
      else services.log.debug?.(fields, 'answered');
    });
  });

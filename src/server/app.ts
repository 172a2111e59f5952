import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_STATUS, type ErrorBody } from '@/contract/errors';
import { rememberClient } from './http/client-scope';
import { Fault } from './kernel/fault';
import { limitReads } from './http/limit-reads';
import { mount } from './http/mount';
import { observe } from './http/observe';
import type { AppEnv } from './http/route';
import { checkOrigin, checkXsrf, identify, refuseWritesOnFullDisk } from './http/security';
import { internalRoutes } from './routes/machines/internal.routes';
import { lessonFileRoutes } from './routes/shop/lesson-file.routes';
import { mediaRoutes } from './routes/staff/media.routes';
import { seoRoutes } from './routes/machines/seo.routes';
import { openApiRoutes } from './routes/machines/openapi.routes';
import { routes } from './routes';
import type { Services } from './services';

/** The whole API over a set of services: the real ones in the shop, fakes and a fresh database in tests. */
export function createApp(services: Services) {
  const app = new Hono<AppEnv>({ strict: false });

  app.use(observe(services));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(rememberClient(services));
  app.use(limitReads(services));
  app.use(checkOrigin(services));
  app.use(refuseWritesOnFullDisk(services));
  app.use(identify(services));
  app.use(checkXsrf());

  // Their own addresses have no /api; the server puts it before them, `next dev` does not (config/rewrites.js).
  for (const base of ['/', '/api']) {
    app.route(base, mediaRoutes(services));
    app.route(base, seoRoutes(services));
  }
  const api = app.basePath('/api');
  routes.forEach((route) => mount(api, route, services));
  api.route('/', openApiRoutes(services));
  api.route('/', internalRoutes(services));
  api.route('/', lessonFileRoutes(services));

  app.notFound((c) => c.json(errorBody(new Fault('NOT_FOUND', 'No such address'), c.var.requestId), 404));

  app.onError((error, c) => {
    const fault = error instanceof Fault ? error : toFault(error);
    if (!(error instanceof Fault) || fault.errorCode === 'INTERNAL' || fault.errorCode === 'UNAVAILABLE') {
      // A shop that asks to wait works as it should; one that cannot reach its database does not.
      const level = error instanceof Fault && fault.errorCode === 'UNAVAILABLE' ? 'warn' : 'error';
      const { requestId } = c.var;
      services.log[level]({ requestId, method: c.req.method, path: c.req.path, error }, 'request failed');
    }
    if (fault.extra.retryAfterSeconds)
      c.header('Retry-After', String(Math.ceil(fault.extra.retryAfterSeconds)));
    return c.json(errorBody(fault, c.var.requestId), ERROR_STATUS[fault.errorCode] as ContentfulStatusCode);
  });

  return app;
}

export type App = ReturnType<typeof createApp>;

/** What Postgres and the file system say when nothing fits any more. */
const DISK_FULL = new Set(['53100', 'ENOSPC']);
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57P03', '53300']);

/** What pg says without a code; the second when every connection of the pool stayed busy. */
const CONNECTION_MESSAGES = ['Connection terminated', 'timeout exceeded when trying to connect'];

/** An unknown error tells its request id and nothing else; a database out of reach says so and may be tried again. */
function toFault(error: unknown): Fault {
  const { code, cause } = error as { code?: string; cause?: { code?: string; message?: string } };
  if (DISK_FULL.has(code ?? '') || DISK_FULL.has(cause?.code ?? ''))
    return new Fault('STORAGE_LOW', 'The disk is full', { retryAfterSeconds: 60 });
  const isConnection =
    CONNECTION_ERRORS.has(code ?? '') ||
    CONNECTION_ERRORS.has(cause?.code ?? '') ||
    CONNECTION_MESSAGES.some((message) => cause?.message?.startsWith(message));
  return isConnection
    ? new Fault('UNAVAILABLE', 'Try again in a moment', { retryAfterSeconds: 5 })
    : new Fault('INTERNAL', 'Something went wrong');
}

function errorBody(fault: Fault, requestId: string): ErrorBody {
  const { fields, details } = fault.extra;
  return {
    errorCode: fault.errorCode,
    message: fault.message,
    requestId,
    ...(fields && { fields }),
    ...(details !== undefined && { details }),
  };
}

import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_STATUS, type ErrorBody } from '@/contract/errors';
import { rememberClient } from './http/client-scope';
import { Fault } from './kernel/fault';
import { toFault } from './kernel/to-fault';
import { limitReads } from './http/limit-reads';
import { methodsAt } from './http/methods-at';
import { mount } from './http/mount';
import { observe } from './http/observe';
import type { AppEnv } from './http/route';
import { shareWithCaches } from './http/share-with-caches';
import { checkOrigin, checkXsrf, identify, refuseWritesOnFullDisk } from './http/security';
import { internalRoutes } from './routes/machines/internal.routes';
import { orderFileRoutes } from './routes/account/order-file.routes';
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
  app.use(shareWithCaches(services));
  app.use(rememberClient(services));
  app.use(limitReads(services));
  app.use(checkOrigin(services));
  app.use(refuseWritesOnFullDisk(services));
  app.use(identify(services));
  app.use(checkXsrf());

  // Their addresses have no /api; the server adds it, `next dev` does not (config/rewrites.js).
  for (const base of ['/', '/api']) {
    app.route(base, mediaRoutes(services));
    app.route(base, seoRoutes(services));
  }
  const api = app.basePath('/api');
  routes.forEach((route) => mount(api, route, services));
  api.route('/', openApiRoutes(services));
  api.route('/', internalRoutes(services));
  api.route('/', lessonFileRoutes(services));
  api.route('/', orderFileRoutes(services));

  app.notFound((c) => {
    const methods = methodsAt(c.req.path);
    if (methods.length === 0)
      return c.json(errorBody(new Fault('NOT_FOUND', 'No such address'), c.var.requestId), 404);
    const allowed = methods.join(', ');
    c.header('Allow', allowed);
    return c.json(errorBody(new Fault('METHOD_NOT_ALLOWED', `Only ${allowed}`), c.var.requestId), 405);
  });

  app.onError((error, c) => {
    const fault = error instanceof Fault ? error : toFault(error);
    if (!(error instanceof Fault) || fault.errorCode === 'INTERNAL' || fault.errorCode === 'UNAVAILABLE') {
      // UNAVAILABLE as a fault is a planned answer; a database out of reach is an error.
      const level = error instanceof Fault && fault.errorCode === 'UNAVAILABLE' ? 'warn' : 'error';
      const { requestId } = c.var;
      services.log[level]({ requestId, method: c.req.method, path: c.req.path, error }, 'request failed');
    }
    if (fault.extra.retryAfterSeconds)
      c.header('Retry-After', String(Math.ceil(fault.extra.retryAfterSeconds)));
    // The rest of the body is not read, so the connection ends: its next request would be lost.
    if (fault.errorCode === 'PAYLOAD_TOO_LARGE') c.header('Connection', 'close');
    return c.json(errorBody(fault, c.var.requestId), ERROR_STATUS[fault.errorCode] as ContentfulStatusCode);
  });

  return app;
}

export type App = ReturnType<typeof createApp>;

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

import { randomUUID } from 'node:crypto';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { endpoints } from '@/contract/endpoints';
import { ERROR_STATUS, type ErrorBody } from '@/contract/errors';
import { getRuntime, type Runtime } from './runtime';

const RETRY_SECONDS = 5;

/** The answer while the shop cannot be opened, mostly because of its database. */
function answerClosed(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  if (path === `/api${endpoints.getHealth.path}`) return Response.json({ status: 'ok' });
  const body: ErrorBody = {
    errorCode: 'UNAVAILABLE',
    message: 'Try again in a moment',
    requestId: randomUUID(),
    details: ['database'],
  };
  const headers = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' };
  return Response.json(body, { status: ERROR_STATUS.UNAVAILABLE, headers });
}

/**
 * Answers a request to the API; 503 while the shop cannot be opened, which every request tries again.
 * @param open the running shop of this process unless given
 */
export async function answerApi(
  request: Request,
  bindings: HttpBindings | Http2Bindings,
  open: () => Promise<Pick<Runtime, 'app'>> = getRuntime,
): Promise<Response> {
  let runtime: Pick<Runtime, 'app'>;
  try {
    runtime = await open();
  } catch (error) {
    // There is no logger yet: it belongs to the shop that could not be opened.
    console.error('The shop could not be opened:', error);
    return answerClosed(request);
  }
  return runtime.app.fetch(request, bindings);
}

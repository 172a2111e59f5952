import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { negotiateEncoding } from './compression';
import { isRead, pathOf, type Responder } from './handler';

export const WORKER_ADDRESS = '/sw.js';
const FILES = { on: 'service-worker.js', off: 'service-worker-off.js' };

/** Answers `/sw.js` before Next and without the database: the kill switch must work when nothing else does. */
export function createWorkerScript(distDir: string, state: 'on' | 'off'): Responder {
  const path = join(distDir, FILES[state]);
  const plain = existsSync(path) ? readFileSync(path) : null;
  const compressed = plain && gzipSync(plain);
  return (request, response) => {
    if (pathOf(request.url ?? '') !== WORKER_ADDRESS || !isRead(request.method)) return false;
    const isCompressed =
      compressed !== null && negotiateEncoding(request.headers['accept-encoding'], ['gzip']) !== null;
    const body = isCompressed ? compressed : plain;
    response.writeHead(body ? 200 : 404, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': body?.length ?? 0,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      Vary: 'Accept-Encoding',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      // The worker may only call this shop.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'X-Service-Worker': body ? state : 'off',
    });
    response.end(request.method === 'HEAD' || !body ? undefined : body);
    return true;
  };
}

import { createHash } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import { makeSharedPages } from '../steps/shared-pages.mjs';

export const PAGE = `<!doctype html>${'<p>Seca Brava 40</p>'.repeat(200)}`;
export const SHARED = {
  'x-nextjs-cache': 'HIT',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
  'Content-Type': 'text/html; charset=utf-8',
};
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
export const tagOf = (body) => `"${createHash('sha256').update(body).digest('hex')}"`;
let server;

afterEach(() => new Promise((done) => server?.close(done)));

/** A shop whose Next answers as `next` says; `calls` counts how often it was asked. */
export async function openNext(next, watch = () => undefined, inTurn = (handle) => handle) {
  const shop = { time: 0, calls: 0, seen: [] };
  const handle = async (request, response) => {
    shop.calls += 1;
    shop.seen.push(request.headers);
    await next(request, response);
  };
  const answer = makeSharedPages(handle, { now: () => shop.time, firstHandle: inTurn(handle) });
  server = createServer((request, response) => {
    response.once('close', () => watch(response));
    answer(request, response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  shop.get = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      ask({ port, path, method, headers, agent: false }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const encoding = response.headers['content-encoding'];
          const text = (encoding ? unpack[encoding](bytes) : bytes).toString();
          resolve({ status: response.statusCode, headers: response.headers, bytes, text });
        });
      })
        .on('error', reject)
        .end();
    });
  return shop;
}

/** What Next answers with a page that it has stored. */
export const page =
  (body = PAGE, headers = {}, etag = tagOf(body)) =>
  (request, response) => {
    Object.entries({ ...SHARED, ETag: etag, ...headers }).forEach(([name, value]) => {
      if (value !== undefined && value !== null) response.setHeader(name, value);
    });
    response.end(body);
  };

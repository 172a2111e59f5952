import { createHash } from 'node:crypto';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach } from 'vitest';
import type { Handler } from '../handler';
import { createCachedResponses } from '../response-cache/cached-responses';
import { close, listen } from './listen';

export const PAGE = `<!doctype html>${'<p>Seca Brava 40</p>'.repeat(200)}`;
export const SHARED = {
  'x-nextjs-cache': 'HIT',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
  'Content-Type': 'text/html; charset=utf-8',
};
export const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('hex')}"`;
let server: Server | undefined;

afterEach(() => close(server));

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface TestShop {
  /** Milliseconds. */
  time: number;
  /** The number of calls of Next. */
  calls: number;
  /** The headers Next saw. */
  seen: IncomingHttpHeaders[];
  get(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
}

/** A shop whose Next answers as `next` says. */
export async function openNext(
  next: Handler,
  watch: (response: ServerResponse) => unknown = () => undefined,
  admit: (handle: Handler) => Handler = (handle) => handle,
): Promise<TestShop> {
  const handle: Handler = async (request, response) => {
    shop.calls += 1;
    shop.seen.push(request.headers);
    await next(request, response);
  };
  const answer = createCachedResponses(handle, {
    now: () => shop.time,
    ttlMs: 1_000,
    admitted: admit(handle),
  });
  const created = createServer((request, response) => {
    response.once('close', () => void watch(response));
    answer(request, response);
  });
  server = created;
  const port = await listen(created);
  const get: TestShop['get'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      ask({ port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = decompress(bytes, response.headers['content-encoding']).toString();
          resolve({ status: response.statusCode, headers: response.headers, bytes, text });
        });
      })
        .on('error', reject)
        .end();
    });
  const shop: TestShop = { time: 0, calls: 0, seen: [], get };
  return shop;
}

/** What Next answers with a page that it has stored; `undefined` and `null` leave a header out. */
export const page =
  (body = PAGE, headers: Record<string, string | null | undefined> = {}, etag: string | null = tagOf(body)) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const all: Record<string, string | null | undefined> = { ...SHARED, ETag: etag, ...headers };
    Object.entries(all).forEach(([name, value]) => {
      if (value) response.setHeader(name, value);
    });
    response.end(body);
  };

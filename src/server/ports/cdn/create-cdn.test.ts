import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { createCdn } from './create-cdn';

interface Asked {
  path: string | undefined;
  token: string | undefined;
  body: unknown;
}

let asked: Asked[];
let answer: { status: number; body: unknown };
let server: Server;
let url: string;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { success: true } };
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'fastly-key': key, authorization } = request.headers;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path: request.url, token: key?.toString() ?? authorization, body });
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((done) => server.close(done)));

const open = (CDN: string) =>
  createCdn(readEnv({ CDN, CDN_SERVICE_ID: 'abc', CDN_TOKEN: 'secret', CDN_API_URL: url }));

describe('a purge by tags', () => {
  it('is asked of Fastly by surrogate keys, each once', async () => {
    answer.body = { a: '1-1', b: '1-2' };
    await open('fastly')?.purge(['a', 'b', 'a']);
    expect(asked).toEqual([
      { path: '/service/abc/purge', token: 'secret', body: { surrogate_keys: ['a', 'b'] } },
    ]);
  });

  it('is asked of Cloudflare by cache tags, thirty at a time', async () => {
    const tags = Array.from({ length: 31 }, (_, index) => `tag-${index}`);
    await open('cloudflare')?.purge(tags);
    expect(asked).toEqual([
      {
        path: '/client/v4/zones/abc/purge_cache',
        token: 'Bearer secret',
        body: { tags: tags.slice(0, 30) },
      },
      { path: '/client/v4/zones/abc/purge_cache', token: 'Bearer secret', body: { tags: ['tag-30'] } },
    ]);
  });

  it.each(['fastly', 'cloudflare'])('fails when %s refuses, and tells no secret', async (name) => {
    answer = { status: 403, body: { success: false } };
    const purge = open(name)?.purge(['a']);
    await expect(purge).rejects.toThrow(/^127\.0\.0\.1:\d+ answered 403$/);
  });

  it('fails when Cloudflare answers without having done it', async () => {
    answer.body = { success: false };
    await expect(open('cloudflare')?.purge(['a'])).rejects.toThrow('did not purge');
  });
});

it('is nothing without a CDN, and a start without its token fails', () => {
  expect(createCdn(readEnv({}))).toBeUndefined();
  expect(() => createCdn(readEnv({ CDN: 'fastly', CDN_SERVICE_ID: 'abc' }))).toThrow(
    'CDN=fastly needs CDN_SERVICE_ID and CDN_TOKEN',
  );
});

// The template of deploy/nginx before a shop that answers as Next does, without a build.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually';
import { hasProgram } from '../has-program';
import { openProxy, type Proxy } from './open-proxy';

const isThere = hasProgram('nginx');
const skipped = isThere ? '' : ' (SKIPPED: there is no nginx here)';

interface Page {
  status: number;
  text: string;
  headers: Record<string, string>;
}

const shown = (text: string): Page => ({
  status: 200,
  text,
  headers: { 'Cache-Control': 's-maxage=300', 'x-nextjs-cache': 'HIT' },
});
const GONE: Page = {
  status: 404,
  text: 'not found',
  headers: { 'Cache-Control': 'private, no-store', 'x-nextjs-cache': 'HIT' },
};

let proxy: Proxy;
let server: Server;
let page: Page;
let calls: number;
let held: Promise<void>;
let onAsked: () => void;
let path: string;
let turn = 0;

beforeAll(async () => {
  if (!isThere) return;
  server = createServer((request, response) => {
    if (request.url === '/api/health') return void response.end('{}');
    calls += 1;
    onAsked();
    const { status, headers, text } = page;
    return void held.then(() => response.writeHead(status, headers).end(text));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  proxy = await openProxy([`127.0.0.1:${port}`], Buffer.from(''));
});
afterAll(async () => {
  if (!isThere) return;
  await proxy.close();
  server.close();
});
beforeEach(() => {
  page = shown('old');
  calls = 0;
  held = Promise.resolve();
  onAsked = () => undefined;
  path = `/produtos/p${(turn += 1)}`;
});

const get = async () => {
  const answer = await fetch(proxy.origin + path);
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('x-cache') };
};

/** The first answer that nginx does not have, once what it has is over. */
const readAfterExpiry = () =>
  eventually(async () => {
    const answer = await get();
    expect(answer.cache).not.toBe('HIT');
    return answer;
  });

describe.skipIf(!isThere)(`a page behind nginx${skipped}`, () => {
  it('that was edited is the new one for the first visitor after its second is over', async () => {
    await get();
    page = shown('new');
    expect(await readAfterExpiry()).toMatchObject({ status: 200, text: 'new', cache: 'EXPIRED' });
  });

  it('that was removed is gone for the first visitor after that, also while the shop is away', async () => {
    await get();
    page = GONE;
    expect(await readAfterExpiry()).toMatchObject({ status: 404, text: 'not found' });
    expect(await get()).toMatchObject({ status: 404, cache: 'HIT' });
    page = { status: 503, text: 'away', headers: {} };
    expect((await readAfterExpiry()).status).toBe(404);
  });

  it('is the last good one while the shop is away', async () => {
    await get();
    page = { status: 503, text: 'away', headers: {} };
    expect(await readAfterExpiry()).toMatchObject({ status: 200, text: 'old', cache: 'STALE' });
  });

  it('is asked of the shop by one visitor of a rush, and shown as it was to the others meanwhile', async () => {
    await get();
    page = shown('new');
    calls = 0;
    let release = () => {};
    held = new Promise((done) => (release = done));
    const asked = new Promise<void>((done) => (onAsked = done));
    const first = await eventually(async () => {
      const answer = get();
      await Promise.race([answer, asked]);
      expect(calls).toBe(1);
      return { answer };
    });
    const others = await Promise.all(Array.from({ length: 19 }, get));
    expect(others.map(({ text, cache }) => `${text} ${cache}`)).toEqual(Array(19).fill('old UPDATING'));
    expect(calls).toBe(1);
    release();
    expect(await first.answer).toMatchObject({ text: 'new', cache: 'EXPIRED' });
  });
});

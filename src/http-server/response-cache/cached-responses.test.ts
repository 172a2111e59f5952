import { describe, expect, it, vi } from 'vitest';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Handler } from '../handler';
import { PAGE, SHARED, openNext as open, page, tagOf } from '../testing/open-next';
import { eventually } from '@/testing/eventually';

describe('a page that is the same for everybody', () => {
  it('is asked of Next once a second, however many visitors there are', async () => {
    const shop = await open(page());
    for (let visitor = 0; visitor < 5; visitor += 1) expect((await shop.get('/shop')).text).toBe(PAGE);
    expect(shop.calls).toBe(1);
    shop.time = 1_000;
    await shop.get('/shop');
    expect(shop.calls).toBe(2);
  });

  it('goes out in the best encoding the browser takes, with Next’s own headers', async () => {
    const shop = await open(page());
    const cases: [string, string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', undefined],
    ];
    for (const [offered, encoding] of cases) {
      const { headers, text } = await shop.get('/shop', { 'accept-encoding': offered });
      expect(text).toBe(PAGE);
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        etag: tagOf(PAGE),
        'cache-control': SHARED['Cache-Control'],
        'content-type': SHARED['Content-Type'],
      });
      expect(headers['content-encoding']).toBe(encoding);
    }
    expect(shop.seen.every((headers) => headers['accept-encoding'] === undefined)).toBe(true);
  });

  it('is compressed better after the first visitor, and says the same to the next', async () => {
    const text = Array.from({ length: 2_000 }, (_, index) => `<p>${index * 7919}, lote ${index % 40}</p>`);
    const shop = await open(page(text.join('')));
    const headers = { 'accept-encoding': 'br' };
    const first = await shop.get('/shop', headers);
    const better = await eventually(async () => {
      const next = await shop.get('/shop', headers);
      expect(next.bytes.length).toBeLessThan(first.bytes.length);
      return next;
    });
    expect(better.text).toBe(first.text);
  });

  it('is not sent again to a browser that has it', async () => {
    const shop = await open(page());
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, bytes, headers } = await shop.get('/shop', { 'if-none-match': `W/${tagOf(PAGE)}` });
      expect([status, bytes.length, headers.etag]).toEqual([304, 0, tagOf(PAGE)]);
    }
  });

  it('answers by language at `/` alone', async () => {
    const shop = await open((request, response) =>
      page(`${request.headers['accept-language']} ${PAGE}`)(request, response),
    );
    for (const language of ['en', 'pt-BR'])
      expect((await shop.get('/', { 'accept-language': language })).text).toContain(language);
    await shop.get('/shop', { 'accept-language': 'en' });
    await shop.get('/shop', { 'accept-language': 'he' });
    expect(shop.calls).toBe(3);
    // A cache in front without a key of its own has to tell the answers apart too.
    const varies = async (path: string) => (await shop.get(path)).headers.vary;
    expect(await varies('/?utm_source=carta')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(await varies('/en')).toBe('Accept-Encoding');
  });

  it('keeps the headers of visitors over TLS to them', async () => {
    const shop = await open((request, response) => {
      if (request.headers['x-forwarded-proto'] === 'https')
        response.setHeader('Strict-Transport-Security', 'max-age=1');
      page()(request, response);
    });
    for (const scheme of ['https', 'http']) {
      const { headers } = await shop.get('/shop', { 'x-forwarded-proto': scheme });
      expect(headers['strict-transport-security']).toBe(scheme === 'https' ? 'max-age=1' : undefined);
    }
  });

  it('tells who counts pages that it came from a cache', async () => {
    const counted: unknown[] = [];
    const shop = await open(page(), (response) => counted.push(response.getHeader('x-nextjs-cache')));
    await shop.get('/shop');
    await shop.get('/shop');
    await eventually(() => expect(counted).toEqual(['HIT', 'HIT']));
  });

  it('is the new one for everybody who asks after it was rendered again', async () => {
    let text = 'old';
    const shop = await open((request, response) => {
      if (!request.url?.startsWith('/api/')) page(`${text} ${PAGE}`)(request, response);
      else {
        text = 'new';
        response.writeHead(204).end();
      }
    });
    expect((await shop.get('/shop')).text).toContain('old');
    await shop.get('/api/internal/revalidate?address=/shop', {}, 'POST');
    expect((await shop.get('/shop')).text).toContain('new');
  });

  it('stays a copy when a stranger says that it was rendered again', async () => {
    const shop = await open((request, response) =>
      request.url?.startsWith('/api/') ? response.writeHead(404).end() : page()(request, response),
    );
    await shop.get('/shop');
    await shop.get('/api/internal/revalidate?address=/shop', {}, 'POST');
    await shop.get('/shop');
    expect(shop.calls).toBe(2);
  });

  it('waits to be admitted only as long as no response of it is cached', async () => {
    const admitted: unknown[] = [];
    const shop = await open(page(), undefined, (handle) => (request, response) => {
      admitted.push(request.url);
      return handle(request, response);
    });
    await shop.get('/shop');
    shop.time = 5_000;
    await shop.get('/shop');
    await shop.get('/api/product/');
    expect([admitted, shop.calls]).toEqual([['/shop', '/api/product/'], 3]);
  });

  it('does not come back old from an answer that was under way while it was rendered again', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let text = 'old';
    const shop = await open(async (request, response) => {
      if (request.url?.startsWith('/api/')) return void response.writeHead(204).end();
      const answer = `${text} ${PAGE}`;
      if (text === 'old') await held;
      page(answer)(request, response);
    });
    const slow = shop.get('/shop');
    await eventually(() => expect(shop.calls).toBe(1));
    text = 'new';
    await shop.get('/api/internal/revalidate?address=/shop', {}, 'POST');
    release();
    expect((await slow).text).toContain('old');
    expect((await shop.get('/shop')).text).toContain('new');
  });

  it('is forgotten before copies of it under ever other queries fill the memory', async () => {
    const shop = await open(page('x'.repeat(1_000_000)));
    const address = (turn: number) => `/shop?turn=${turn}`;
    for (let turn = 0; turn < 50; turn += 1) await shop.get(address(turn));
    await shop.get(address(49));
    expect(shop.calls).toBe(50);
    await shop.get(address(0));
    expect(shop.calls).toBe(51);
  });

  it('is shown as it was to those who come while one visitor has it renewed', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let turn = 0;
    const shop = await open(async (request, response) => {
      turn += 1;
      const answer = `turn ${turn} ${PAGE}`;
      if (turn === 2) await held;
      page(answer)(request, response);
    });
    await shop.get('/shop');
    shop.time = 5_000;
    const renewing = shop.get('/shop');
    await eventually(() => expect(shop.calls).toBe(2));
    expect((await shop.get('/shop')).text).toContain('turn 1');
    release();
    expect((await renewing).text).toContain('turn 2');
    expect((await shop.get('/shop')).text).toContain('turn 2');
    expect(shop.calls).toBe(2);
  });
});

describe('what belongs to one visitor or one moment', () => {
  const differs = async (next: Handler, path: string, headers: OutgoingHttpHeaders = {}) => {
    const shop = await open(next);
    await shop.get(path, headers);
    await shop.get(path, headers);
    return shop.calls;
  };

  it.each<[string, Record<string, string | undefined>]>([
    ['was not stored by Next', { 'x-nextjs-cache': undefined }],
    ['is stale', { 'x-nextjs-cache': 'STALE' }],
    ['is private', { 'Cache-Control': 'private, no-store' }],
    ['sets a cookie', { 'Set-Cookie': 'ref_code=LIA-7' }],
  ])('is asked each time: an answer that %s', async (_, headers) => {
    expect(await differs(page(PAGE, headers), '/produtos/x')).toBe(2);
  });

  it.each<[string, string, OutgoingHttpHeaders]>([
    ['a signed-in call', '/shop', { authorization: 'Bearer a' }],
    ['a preview', '/shop', { cookie: 'a=b; __prerender_bypass=c' }],
    ['Next’s own question', '/shop', { 'x-prerender-revalidate': 'secret' }],
    ['a page asked for as data', '/shop', { 'x-nextjs-data': '1' }],
    ['the API', '/api/product/', {}],
    ['a picture', '/media/seca-brava-40-320.avif', {}],
  ])('passes by: %s', async (_, path, headers) => {
    expect(await differs(page(), path, headers)).toBe(2);
  });

  it('never leaves a copy of a preview for the next visitor, nor shows it the stored page', async () => {
    const shop = await open((request, response) =>
      page(`${request.headers.cookie ? 'draft' : 'public'} ${PAGE}`)(request, response),
    );
    const draft = { cookie: '__prerender_bypass=c' };
    expect((await shop.get('/shop', draft)).text).toContain('draft');
    expect((await shop.get('/shop')).text).toContain('public');
    expect((await shop.get('/shop', draft)).text).toContain('draft');
  });

  it('keeps its status, its place to go and all of its cookies', async () => {
    const shop = await open((_request, response) => {
      response.writeHead(307, { Location: '/pt-BR', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end('/pt-BR');
    });
    const { status, headers, text } = await shop.get('/');
    expect([status, headers.location, headers['set-cookie'], text]).toEqual([
      307,
      '/pt-BR',
      ['a=1', 'b=2'],
      '/pt-BR',
    ]);
  });

  it('is compressed as well, and known by its tag', async () => {
    const shop = await open(page(PAGE, { 'x-nextjs-cache': undefined }));
    const { headers, text } = await shop.get('/buscar?q=sal', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], text]).toEqual(['br', PAGE]);
    expect((await shop.get('/buscar?q=sal', { 'if-none-match': headers.etag })).status).toBe(304);
  });

  it('ends the connection when Next fails without an answer, and the next visitor is served', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const shop = await open((request, response) => {
      if (fails) throw new Error('no answer');
      page()(request, response);
    });
    await expect(shop.get('/shop')).rejects.toThrow();
    fails = false;
    expect((await shop.get('/shop')).text).toBe(PAGE);
    expect(complain).toHaveBeenCalledOnce();
  });
});

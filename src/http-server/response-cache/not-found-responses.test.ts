import { describe, expect, it } from 'vitest';
import type { Handler } from '../handler';
import { PAGE, openNext as open, page } from '../testing/open-next';

describe('a page that does not exist', () => {
  const absent = page(PAGE, { 'Cache-Control': 'private, no-store' }, null);
  const answer404: Handler = (request, response) => {
    response.statusCode = 404;
    absent(request, response);
  };

  it('is asked of Next once a second and address', async () => {
    const shop = await open(answer404);
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, text } = await shop.get('/produtos/nao-existe', { 'accept-encoding': 'br' });
      expect([status, text]).toEqual([404, PAGE]);
    }
    expect(shop.calls).toBe(1);
    shop.time = 1_000;
    await shop.get('/produtos/nao-existe', { 'accept-encoding': 'br' });
    expect(shop.calls).toBe(2);
  });

  it('is there for everybody as soon as it was made', async () => {
    let isMade = false;
    const shop = await open((request, response) => {
      if (!request.url?.startsWith('/api/')) return (isMade ? page() : answer404)(request, response);
      isMade = true;
      return response.writeHead(204).end();
    });
    expect((await shop.get('/produtos/sal-novo')).status).toBe(404);
    await shop.get('/api/internal/revalidate?address=/produtos/sal-novo', {}, 'POST');
    expect((await shop.get('/produtos/sal-novo')).status).toBe(200);
  });

  it('is remembered for so many addresses, and no more', async () => {
    const shop = await open(answer404);
    for (let turn = 0; turn < 250; turn += 1) await shop.get(`/produtos/nao-existe-${turn}`);
    await shop.get('/produtos/nao-existe-249');
    expect(shop.calls).toBe(250);
    await shop.get('/produtos/nao-existe-0');
    expect(shop.calls).toBe(251);
  });
});

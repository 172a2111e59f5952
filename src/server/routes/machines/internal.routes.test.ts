import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REMAKE_SIGNATURE, createOwnPages, signRemake } from '@/server/ports/pages/own-pages';
import { startLocalServer } from '@/testing/local-server';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

const revalidate = vi.fn<(path: string, options?: object) => Promise<void>>(() => Promise.resolve());
const ask = (path: string, signature: string, method = 'POST') =>
  shop.app.request(
    `/api/internal/revalidate?address=${encodeURIComponent(path)}`,
    { method, headers: { [REMAKE_SIGNATURE]: signature } },
    { outgoing: { revalidate } },
  );
const signed = (path: string) => ask(path, signRemake(shop.services.secret, path));

describe('POST /internal/revalidate', () => {
  it('revalidates a page that was made before', async () => {
    expect((await signed('/pt-BR/produtos/sal')).status).toBe(204);
    expect(revalidate).toHaveBeenCalledExactlyOnceWith('/pt-BR/produtos/sal', {
      unstable_onlyGenerated: true,
    });
  });

  it('takes a page that is gone for done, and tells any other failure', async () => {
    revalidate.mockRejectedValueOnce(new Error('Failed to revalidate /x: Invalid response 404'));
    expect((await signed('/x')).status).toBe(204);
    revalidate.mockRejectedValueOnce(new Error('Failed to revalidate /x: Invalid response 500'));
    const answer = await signed('/x');
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('Invalid response 500');
  });

  it.each([
    ['without a signature', '/shop', () => ''],
    ['with the signature of another page', '/shop', () => signRemake(shop.services.secret, '/')],
    ['signed with another secret', '/shop', () => signRemake('guessed', '/shop')],
    ['for another host', 'http://evil.example/', (path: string) => signRemake(shop.services.secret, path)],
    ['for nothing', '', (path: string) => signRemake(shop.services.secret, path)],
  ])('does not exist for a caller %s', async (_who, path, sign) => {
    const answer = await ask(path, sign(path));
    const nowhere = await shop.app.request('/api/internal/nowhere', { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errorCode: 'NOT_FOUND', message: 'No such address' });
    expect(nowhere.status).toBe(404);
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('does not exist for another method, nor for an admin without the signature', async () => {
    expect((await ask('/shop', signRemake(shop.services.secret, '/shop'), 'GET')).status).toBe(404);
    expect(revalidate).not.toHaveBeenCalled();
  });
});

describe('the shop’s way to its own pages', () => {
  it('is closed until the shop listens', () => {
    expect(createOwnPages('secret', () => undefined).isReachable()).toBe(false);
    expect(createOwnPages('secret', () => 1).isReachable()).toBe(true);
  });

  it('asks on its own port, signed, and tells what went wrong', async () => {
    const server = await startLocalServer(() => ({ status: 204 }));
    const pages = createOwnPages('secret', () => Number(new URL(server.url).port));
    await pages.remake('/pt-BR/shop');
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        path: '/api/internal/revalidate?address=%2Fpt-BR%2Fshop',
        headers: { [REMAKE_SIGNATURE]: signRemake('secret', '/pt-BR/shop') },
      },
    ]);
    server.answer = () => ({ status: 502, body: 'out of order' });
    await expect(pages.remake('/shop')).rejects.toThrow('/shop: 502 out of order');
    await server.close();
    await expect(pages.remake('/shop')).rejects.toThrow();
  });
});

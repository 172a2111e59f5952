import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_AT, CACHED_TITLE } from '@/lib/offline/offline-cache';
import { findCachedPages, listCachedPages } from './cached-pages';

const page = (path: string, title: string, at: number) => ({
  request: { url: `https://shop.test${path}` },
  headers: new Headers({ [CACHED_TITLE]: encodeURIComponent(title), [CACHED_AT]: String(at) }),
});
const PAGES = [
  page('/pt-BR', 'Boa Lida', 1),
  page('/pt-BR/produtos/sal', 'Sal Mineral Pecuária · Boa Lida', 2),
  page('/pt-BR/offline', 'Sem rede · Boa Lida', 5),
  page('/produtos/sal', 'Salt · Boa Lida', 3),
  page('/ar/produtos/sal', 'ملح · Boa Lida', 4),
  page('/pt-BR/shop', '', 6),
  page('/en/produtos/sal', 'Salt · Boa Lida', 9),
  page('/en', 'Boa Lida', 8),
  page('/shop', 'All products · Boa Lida', 7),
];

beforeEach(() => {
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => PAGES.map(({ request }) => request),
      match: async (wanted: { url: string }) => PAGES.find(({ request }) => request === wanted),
    }),
  });
});

describe('the pages that are cached on a device', () => {
  it('are those of the language, newest first, named without the shop, without the offline page', async () => {
    const pages = await listCachedPages('pt-BR');
    expect(pages.map(({ href, title, isProduct }) => [href, title, isProduct])).toEqual([
      ['/pt-BR/produtos/sal', 'Sal Mineral Pecuária', true],
      ['/pt-BR', 'Boa Lida', false],
    ]);
  });

  it('in the default language are listed with and without it in their address, each once', async () => {
    const pages = await listCachedPages('en');
    expect(pages.map(({ href }) => href)).toEqual(['/en/produtos/sal', '/en', '/shop']);
  });

  it('are none in a browser without a cache', async () => {
    vi.unstubAllGlobals();
    expect(await listCachedPages('pt-BR')).toEqual([]);
  });

  it('are found by every word, without accents', async () => {
    const pages = await listCachedPages('pt-BR');
    expect(findCachedPages(pages, 'PECUARIA sal')).toHaveLength(1);
    expect(findCachedPages(pages, 'pecuaria boi')).toEqual([]);
    expect(findCachedPages(pages, '  ')).toHaveLength(2);
  });
});

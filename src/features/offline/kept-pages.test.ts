import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_AT, KEPT_TITLE } from '@/lib/offline/kept';
import { findKeptPages, listKeptPages } from './kept-pages';

const page = (path: string, title: string, at: number) => ({
  request: { url: `https://shop.test${path}` },
  headers: new Headers({ [KEPT_TITLE]: encodeURIComponent(title), [KEPT_AT]: String(at) }),
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

describe('the pages a device keeps', () => {
  it('are those of the language, newest first, named without the shop, without the offline page', async () => {
    const pages = await listKeptPages('pt-BR');
    expect(pages.map(({ href, title, isProduct }) => [href, title, isProduct])).toEqual([
      ['/pt-BR/produtos/sal', 'Sal Mineral Pecuária', true],
      ['/pt-BR', 'Boa Lida', false],
    ]);
  });

  it('in the default language are listed with and without it in their address, each once', async () => {
    const pages = await listKeptPages('en');
    expect(pages.map(({ href }) => href)).toEqual(['/en/produtos/sal', '/en', '/shop']);
  });

  it('are none in a browser that keeps nothing', async () => {
    vi.unstubAllGlobals();
    expect(await listKeptPages('pt-BR')).toEqual([]);
  });

  it('are found by every word, without accents', async () => {
    const pages = await listKeptPages('pt-BR');
    expect(findKeptPages(pages, 'PECUARIA sal')).toHaveLength(1);
    expect(findKeptPages(pages, 'pecuaria boi')).toEqual([]);
    expect(findKeptPages(pages, '  ')).toHaveLength(2);
  });
});

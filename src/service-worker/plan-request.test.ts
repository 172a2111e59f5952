import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { isCacheable, planRequest, type AskedRequest } from './plan-request';

const ORIGIN = 'https://shop.test';
const ask = (path: string, change: Partial<AskedRequest> = {}) =>
  planRequest({ method: 'GET', url: ORIGIN + path, isNavigation: false, isBound: false, ...change }, ORIGIN);
const open = (path: string) => ask(path, { isNavigation: true });
const dataPath = (locale: string, path: string) =>
  `/_next/data/build-1/${locale}${path === '/' ? '' : path}.json`;
const PREFIXES = ['', ...LOCALES.map((locale) => `/${locale}`)];

/** Never cached: pages of one person, of money, or with a secret in the address. */
const PRIVATE = [
  '/minha-conta',
  '/minha-conta/pedidos',
  '/minha-conta/pedidos/BL-7K2M9Q',
  '/minha-conta/detalhes-da-conta',
  '/minha-conta/mudar-senha',
  '/minha-conta/privacidade',
  '/minha-conta/dashboard/pedidos',
  '/dashboard',
  '/dashboard/pedidos/todos',
  '/dashboard/produtos/editar',
  '/finalizar_compra',
  '/compra_realizada',
  '/definir-entrega',
  '/entrar',
  '/cadastrar',
  '/forget-password',
  '/universidade/material_exclusivo',
  '/universidade/material_exclusivo/certificado',
  '/universidade/material_exclusivo/silagem',
  '/universidade/material%5Fexclusivo',
  '/universidade//material_exclusivo',
  '/order',
  '/redirect/abc123',
  '/api/product',
  '/api/_next/static/x.js',
  '/unknown-page',
];

const PUBLIC = [
  '/shop',
  '/categoria',
  '/categoria/bovinos-de-corte',
  '/collections/seca',
  '/produtos/matriz-60',
  '/informativos',
  '/informativos/sal-na-seca',
  '/universidade',
  '/universidade/cocho',
  '/sobre-nos',
  '/contato',
  '/perguntas-frequentes',
  '/terms',
  '/privacy',
  '/seja-nosso-parceiro',
  '/marca-propria',
  '/favoritos',
  '/orcamento',
  '/resumo-do-pedido',
  '/offline',
];

describe('what the worker keeps', () => {
  it.each(PRIVATE.flatMap((path) => PREFIXES.map((prefix) => prefix + path)))(
    'is never the page %s',
    (path) => {
      expect(open(path)).toBeNull();
      expect(open(`${path}/`)).toBeNull();
      expect(open(`${path}?x=/shop`)).toBeNull();
    },
  );

  it.each(PRIVATE.flatMap((path) => LOCALES.map((locale) => dataPath(locale, path))))(
    'is never the data %s',
    (path) => {
      expect(ask(path)).toBeNull();
      expect(ask(`${path}?slug=shop`)).toBeNull();
    },
  );

  it.each(PUBLIC.flatMap((path) => PREFIXES.map((prefix) => prefix + path)))('is the page %s', (path) => {
    expect(open(path)).toEqual({ kind: 'page', key: ORIGIN + path, page: 'stored' });
    expect(open(`${path}/?utm_source=x`)).toEqual({ kind: 'page', key: ORIGIN + path, page: 'stored' });
  });

  it.each(PUBLIC.flatMap((path) => LOCALES.map((locale) => dataPath(locale, path))))(
    'is the data %s',
    (path) => {
      expect(ask(`${path}?slug=x`)).toEqual({ kind: 'data', key: ORIGIN + path, page: 'stored' });
    },
  );

  it('has a rule for every page file, so that a new one is thought of', () => {
    const files = readdirSync('pages', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.tsx') && !/^_|^(404|500)\.tsx$/.test(file))
      .map((file) => `/${file.replace(/(\/?index)?\.tsx$/, '').replace(/\[\w+\]/g, 'x')}`);
    const cached = files.filter((path) => open(path) !== null);
    const asked = ['/buscar', '/comparar', '/'];
    const named = (list: readonly string[]) => list.map((path) => path.replace(/\/$/, '') || '/');
    const known = [
      ...named([...PUBLIC, ...asked]),
      '/faq',
      '/collections',
      '/categoria/x',
      '/collections/x',
      '/produtos/x',
      '/informativos/x',
      '/universidade/x',
    ];
    expect(cached.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('is never a page of an account, of the checkout or of the dashboard, whatever the list of routes grows to', () => {
    const cached = [...Object.values(ROUTES), ...Object.values(DASHBOARD_ROUTES)].filter(
      (path) => open(path) !== null,
    );
    expect(
      cached.filter((path) =>
        /minha-conta|dashboard|compra_|finalizar|entrar|cadastrar|exclusivo|order$/.test(path),
      ),
    ).toEqual([]);
  });

  it('keeps a search under its words, and goes to the network for it first', () => {
    expect(open('/pt-BR/buscar?q=sal')).toEqual({
      kind: 'page',
      key: `${ORIGIN}/pt-BR/buscar?q=sal`,
      page: 'asked',
    });
    expect(ask('/_next/data/b/pt-BR/buscar.json?q=sal')?.key).toBe(
      `${ORIGIN}/_next/data/b/pt-BR/buscar.json?q=sal`,
    );
  });

  it('takes the bare address for a door to a language, and the home of a language for a page', () => {
    expect(open('/')?.page).toBe('door');
    expect(open('/pt-BR')?.page).toBe('stored');
    expect(ask('/_next/data/b/pt-BR.json')).toMatchObject({ kind: 'data', page: 'stored' });
    expect(ask('/_next/data/b/index.json')).toBeNull();
  });

  it.each([
    ['/_next/static/chunks/main-abc.js', 'asset'],
    ['/_next/static/media/font.woff2', 'asset'],
    ['/media/matriz-60-640.avif', 'picture'],
    ['/brands/boa-lida/logo.svg', 'file'],
    ['/fonts/bricolage.woff2', 'file'],
    ['/_next/static/media/icons-1a2b3c4d.svg', 'asset'],
    ['/locales/ar/offline.json', 'file'],
    ['/manifest.webmanifest', 'file'],
  ])('is %s, as %s', (path, kind) => {
    expect(ask(path)).toEqual({ kind, key: ORIGIN + path });
  });

  it('is a text of one build', () => {
    expect(ask('/locales/ar/errors.json?v=b2')).toEqual({
      kind: 'file',
      key: `${ORIGIN}/locales/ar/errors.json?v=b2`,
    });
    expect(ask('/brands/boa-lida/logo.svg?v=b2')?.key).toBe(`${ORIGIN}/brands/boa-lida/logo.svg`);
  });

  it.each([
    '/api/media/x-640.avif',
    '/api/product/x/',
    '/sw.js',
    '/media/receita.pdf',
    '/robots.txt',
    '/_next/image?url=x',
  ])('is not %s', (path) => {
    expect(ask(path)).toBeNull();
    expect(ask(path, { isNavigation: true })).toBeNull();
  });

  it('is nothing that carries a token, writes, or comes from elsewhere', () => {
    for (const path of [
      '/_next/data/b/pt-BR/shop.json',
      '/media/x-640.avif',
      '/brands/boa-lida/logo-inverse.svg',
    ]) {
      expect(ask(path, { isBound: true })).toBeNull();
      expect(ask(path, { method: 'POST' })).toBeNull();
      expect(ask(path, { method: 'HEAD' })).toBeNull();
      expect(ask('', { url: `https://elsewhere.test${path}` })).toBeNull();
    }
    expect(ask('/shop', { isNavigation: true, isBound: true })).toBeNull();
  });
});

describe('an answer', () => {
  const good = { status: 200, type: 'basic', redirected: false, headers: new Headers() } as const;
  it('is cached when it is whole, of this shop and not personal', () => {
    expect(isCacheable(good)).toBe(true);
    expect(isCacheable({ ...good, headers: new Headers({ 'cache-control': 's-maxage=300' }) })).toBe(true);
  });

  it.each([
    [{ status: 404 }],
    [{ status: 206 }],
    [{ status: 500 }],
    [{ status: 0, type: 'opaque' as const }],
    [{ type: 'opaqueredirect' as const }],
    [{ type: 'cors' as const }],
    [{ redirected: true }],
    [{ headers: new Headers({ 'cache-control': 'private, no-cache' }) }],
    [{ headers: new Headers({ 'cache-control': 'no-store' }) }],
  ])('is not cached when it is %o', (change) => {
    expect(isCacheable({ ...good, ...change })).toBe(false);
  });
});

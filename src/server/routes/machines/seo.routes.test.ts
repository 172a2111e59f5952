import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { LOCALES } from '@config/locales';
import type { Brand } from '@config/brands/brand';
import { seoRoutes } from './seo.routes';
import { createServices } from '@/server/services';
import { makeCategory, makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.services;
  await makeCategory(db, { slug: 'vazia' });
  await makeProduct(db, {
    slug: 'sal-da-casa',
    title: 'Sal & "Cia" <novo>',
    categories: ['bovinos-de-corte'],
    updatedAt: new Date('2026-11-02T03:04:05Z'),
    gallery: [
      {
        srcUrl: '/media/sal-1a2b3c4d-480.webp',
        alt: '',
        width: 1000,
        height: 1000,
        widths: [160, 480, 960],
        color: '#000000',
        showOnThumbnail: true,
        showOnDetailsGallery: true,
        showOnInnerGallery: true,
      },
    ],
  });
  await makeProduct(db, { slug: 'rascunho', published: false });
  await makeProduct(db, { slug: 'so-da-fabrica', brandIds: ['linha-matriz'] });
});
afterAll(() => shop.close());

const { canonicalUrl } = linhaMatriz;
const get = async (path: string) => {
  const answer = await shop.app.request(path);
  return { answer, text: await answer.text() };
};
const asBrand = async (brand: Brand, path: string) =>
  (await seoRoutes(createServices({ ...shop.services, brand })).request(path)).text();

describe('the sitemap', () => {
  it('names its parts with the day each changed last', async () => {
    const { answer, text } = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
    expect(text).toContain('<loc>https://www.boalida.example/sitemaps/pages.xml</loc>');
    expect(text).toMatch(/products-1\.xml<\/loc><lastmod>2026-11-02T03:04:05.000Z</);
  });

  it('has a product once in every language, naming all of them and its pictures', async () => {
    const { text } = await get('/sitemaps/products-1.xml');
    expect(text.match(/<loc>[^<]*\/sal-da-casa<\/loc>/g)).toHaveLength(LOCALES.length);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(LOCALES.length);
    expect(text.match(/hreflang="/g)).toHaveLength(LOCALES.length * (LOCALES.length + 1));
    expect(text).toContain('<image:loc>https://www.boalida.example/media/sal-1a2b3c4d-960.webp</image:loc>');
    expect(text).toContain('<lastmod>2026-11-02T03:04:05.000Z</lastmod>');
    expect(text).not.toMatch(/"Cia" <novo>/);
  });

  it('leaves out what the brand does not show, and lists that are empty', async () => {
    const { text } = await get('/sitemaps/products-1.xml');
    expect(text).not.toMatch(/rascunho|so-da-fabrica/);
    expect(await asBrand(linhaMatriz, '/sitemaps/products-1.xml')).toContain(
      `${canonicalUrl}/produtos/so-da-fabrica`,
    );
    const lists = (await get('/sitemaps/lists.xml')).text;
    expect(lists).toContain('/categoria/bovinos-de-corte</loc>');
    expect(lists).not.toContain('/categoria/vazia');
  });

  it.each(['products-2.xml', 'products-0.xml', 'products-99999999.xml', 'x.xml', '..%2f..%2fpackage.json'])(
    'has no part %s',
    async (file) => {
      expect((await get(`/sitemaps/${file}`)).answer.status).toBe(404);
    },
  );
});

describe('robots.txt', () => {
  it('closes what belongs to one person and names the sitemap', async () => {
    const { answer, text } = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /minha-conta',
        'Disallow: /pt-BR/finalizar_compra',
        'Disallow: /resumo-do-pedido',
        'Disallow: /api/',
        'Disallow: /*?ordem=',
        'Sitemap: https://www.boalida.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /');
  });

  it('of a brand without a cart speaks of no cart', async () => {
    const text = await asBrand(linhaMatriz, '/robots.txt');
    expect(text).not.toMatch(/finalizar_compra|resumo-do-pedido|definir-entrega|compra_realizada/);
    expect(text).toContain(`Sitemap: ${canonicalUrl}/sitemap.xml`);
  });
});

describe('the news feed', () => {
  it('carries full links, the date and the writer, in the language that is asked for', async () => {
    const { answer, text } = await get('/informativos/rss.xml?locale=pt-BR');
    expect(answer.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    expect(text).toContain('<language>pt-BR</language>');
    expect(text).toContain('href="https://www.boalida.example/informativos/rss.xml?locale=pt-BR"');
  });

  it('of a language the shop does not speak is not found', async () => {
    expect((await get('/informativos/rss.xml?locale=fr')).answer.status).toBe(404);
    expect((await get('/informativos/rss.xml?locale=%3Cx%3E')).answer.status).toBe(404);
  });
});

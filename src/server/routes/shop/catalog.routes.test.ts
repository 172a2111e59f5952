import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@/contract/contract';
import type { ErrorBody } from '@/contract/errors';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  await seedTestCatalog(shop.services.db);
}, 60_000);
afterAll(() => shop.close());

const get = async (path: string) => {
  const response = await shop.request('GET', path);
  return { response, body: (await response.json()) as unknown };
};

describe('every public endpoint answers what its contract says, for everybody alike', () => {
  it.each([
    ['listProducts', '/product/'],
    [
      'listProducts',
      '/product?categoria=aves&categoria=peixes&peso=lote&precoMin=10&precoMax=5000&emEstoque=true&ordem=menor-preco&locale=es',
    ],
    ['searchProducts', '/search/?q=sal%20mineral'],
    ['getProduct', '/product/seca-brava-40'],
    ['getProduct', '/product/seca-brava-40/?locale=en'],
    ['listRecommendations', '/product/recommendations/?productId=p001'],
    ['listReviews', '/product/reviews/?productId=p001'],
    ['listCategories', '/category/?locale=ar'],
    ['getCategory', '/category/aves'],
    ['listCollections', '/collection/'],
    ['getCollection', '/collection/seca'],
    ['getHomeHero', '/home/?locale=he'],
    ['listTestimonials', '/testimonials/'],
    ['listTestimonials', '/testimonials/?limit=2'],
    ['listPosts', '/blog/'],
    ['getPost', '/blog/creep-feeding-paga-a-conta'],
    ['listFaq', '/faq/?locale=es'],
    ['getBrandContent', '/brand/'],
  ] as const)('%s at %s', async (name, path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const parsed = contract[name].output.safeParse(body);
    expect(parsed.error?.issues ?? []).toEqual([]);
    const withToken = await shop.request('GET', path, { token: 'x'.repeat(43) });
    expect(await withToken.json()).toEqual(body);
  });
});

describe('bad input', () => {
  it.each([
    ['/product/?peso=1000kg', 'peso.0'],
    ['/product/?pagina=0', 'pagina'],
    ['/product/?pagina=10000', 'pagina'],
    ['/product/?pagina=abc', 'pagina'],
    ['/product/?precoMin=-1', 'precoMin'],
    ['/product/?precoMax=1e99', 'precoMax'],
    ['/product/?categoria=../etc', 'categoria.0'],
    ['/product/?emEstoque=talvez', 'emEstoque'],
    ['/product/?ordem=drop', 'ordem'],
    ['/product/?locale=xx', 'locale'],
    [`/search/?q=${'a'.repeat(300)}`, 'q'],
    ['/search/?q=%00', 'q'],
    ['/search/?q=a&q=b', 'q'],
    ['/product/recommendations/', 'productId'],
    [`/product/recommendations/?productId=${'p'.repeat(65)}`, 'productId'],
    ['/product/reviews/?productId=', 'productId'],
    ['/testimonials/?limit=0', 'limit'],
    ['/home/?locale=xx', 'locale'],
    ['/product/A%00B', 'slug'],
    [`/product/${'a'.repeat(121)}`, 'slug'],
    ['/product/A%00B/sheet.pdf', 'slug'],
    ['/product/seca-brava-40/sheet.pdf?locale=xx', 'locale'],
    ['/category/NAO', 'slug'],
    ['/blog/a%20b', 'slug'],
  ])('%s names its field', async (path, field) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(422);
    expect((body as ErrorBody).errorCode).toBe('VALIDATION');
    expect(Object.keys((body as ErrorBody).fields ?? {})).toContain(field);
  });

  it.each([
    '/product/nao-existe',
    '/product/nao-existe/sheet.pdf',
    '/category/nao-existe',
    '/collection/nao-existe',
    '/blog/nao-existe',
  ])('%s is not found', async (path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(404);
    expect((body as ErrorBody).errorCode).toBe('NOT_FOUND');
    expect(response.headers.get('cache-control')).not.toContain('max-age=31536000');
  });

  it.each([
    '/product/?pagina=9999',
    '/product/?categoria=nao-existe',
    '/product/?precoMin=10&precoMax=1',
    '/product/reviews/?productId=unknown',
  ])('%s is an empty list', async (path) => {
    const { response, body } = await get(path);
    expect(response.status).toBe(200);
    expect((body as { items: unknown[] }).items).toEqual([]);
  });

  it.each(['%E0%A4%A', '%FF', '%27%20or%201%3D1', '%F0%9F%90%84'])(
    'the query %s never breaks the search',
    async (text) => {
      const response = await shop.request('GET', `/search/?q=${text}`);
      expect(response.status).toBeLessThan(500);
    },
  );
});

describe('content', () => {
  it('has as many testimonials as are asked for, the same ones first', async () => {
    const all = contract.listTestimonials.output.parse((await get('/testimonials/')).body);
    const { body } = await get('/testimonials/?limit=2');
    expect(all.length).toBeGreaterThan(2);
    expect(body).toEqual(all.slice(0, 2));
  });

  it('has as many articles as are asked for, the newest first', async () => {
    const all = contract.listPosts.output.parse((await get('/blog/')).body);
    const { body } = await get('/blog/?limit=3');
    expect(all.length).toBeGreaterThan(3);
    expect(body).toEqual(all.slice(0, 3));
  });

  it('publishes a post only when its time has come', async () => {
    shop.clock.current = new Date('2026-01-01T12:00:00Z');
    const { response } = await get('/blog/creep-feeding-paga-a-conta');
    shop.clock.current = new Date('2026-11-21T12:00:00Z');
    expect(response.status).toBe(404);
  });

  it('shows the products of an article', async () => {
    const { body } = await get('/blog/creep-feeding-paga-a-conta?locale=en');
    const post = contract.getPost.output.parse(body);
    expect(post.titleLang).toBe('en');
    expect(post.relatedProducts.map(({ slug }) => slug)).toEqual([
      'bezerro-rijo-creep',
      'bezerro-rijo-desmama',
      'matriz-80-cria',
    ]);
  });
});

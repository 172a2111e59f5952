import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '@/contract/contract';
import { EditorChoices, ManagedProductList } from '@/contract/schemas/managed-products';
import { makeOrder } from '@/testing/make-order';
import { makeCategory, makeCollection, makeProduct, makeReview } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const START = '2026-11-21T12:00:00Z';
let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;

beforeAll(async () => {
  shop = await makeTestApp({ now: START });
  const { db } = shop.services;
  await makeProduct(db, {
    id: 'sal',
    title: 'Sal Água Limpa',
    soldCount: 9,
    variations: [
      { stock: 100, priceCents: 5_000, salePriceCents: 4_000 },
      { stock: 5, priceCents: 9_000, sku: 'BALDE-7' },
    ],
    updatedAt: new Date('2026-03-01T00:00:00Z'),
  });
  await makeProduct(db, {
    id: 'racao',
    title: 'Ração 100%_boa',
    categories: ['equinos'],
    variations: [{ stock: 0, gtin13: '7891234567895' }],
    updatedAt: new Date('2026-02-01T00:00:00Z'),
  });
  await makeProduct(db, {
    id: 'rascunho',
    published: false,
    brandIds: ['linha-matriz'],
    lineName: 'Outra Linha',
  });
  await makeProduct(db, { id: 'marcado', published: false, publishAt: new Date('2026-11-22T12:00:00Z') });
});
beforeEach(async () => {
  shop.clock.current = new Date(START);
  editor = await makeProductEditor(shop);
});
afterAll(() => shop.close());

const listIds = async (query: string) => {
  const answer = await editor.send('GET', `/product/all/?${query}`);
  expect(answer.status).toBe(200);
  return ManagedProductList.parse(await answer.json()).items.map(({ id }) => id);
};

describe('the list of products', () => {
  it('shows every state and brand with the figures of the packs, what changed last first', async () => {
    const answer = await editor.send('GET', '/product/all/');
    const list = ManagedProductList.parse(await answer.json());
    expect(list).toMatchObject({ total: 4, page: 1, pageCount: 1 });
    expect(list.items.map(({ id }) => id)).toEqual(['sal', 'racao', 'marcado', 'rascunho']);
    expect(list.items[0]).toMatchObject({
      state: 'published',
      priceFrom: 40,
      priceTo: 90,
      variationCount: 2,
      stock: 105,
      lowStockCount: 1,
      soldCount: 9,
    });
  });

  it.each([
    ['situacao=draft', ['rascunho']],
    ['situacao=scheduled', ['marcado']],
    ['situacao=published', ['sal', 'racao']],
    ['categoria=equinos', ['racao']],
    ['categoria=nao-ha', []],
    ['estoque=baixo', ['sal', 'racao']],
    ['estoque=zerado', ['racao']],
    ['q=agua', ['sal']],
    ['q=RAÇAO', ['racao']],
    ['q=balde-7', ['sal']],
    ['q=7891234567895', ['racao']],
    ['q=outra%20linha', ['rascunho']],
    ['q=%25_', ['racao']],
    ['q=%5C', []],
    ['ordem=nome&situacao=published', ['racao', 'sal']],
    ['ordem=estoque&situacao=published', ['racao', 'sal']],
    ['ordem=vendidos&situacao=published', ['sal', 'racao']],
    ['pagina=2', []],
  ])('with %s shows %j', async (query, ids) => expect(await listIds(query)).toEqual(ids));

  it.each(['situacao=x', 'ordem=x', 'estoque=x', 'categoria=%00', 'pagina=0'])(
    'with %s is refused',
    async (query) => expect((await editor.send('GET', `/product/all/?${query}`)).status).toBe(422),
  );
});

it('choices are every brand, category, collection and line', async () => {
  const { db } = shop.services;
  await makeCategory(db, { slug: 'vazia' });
  await makeCollection(db, { slug: 'colecao', title: 'Coleção' });
  const choices = EditorChoices.parse(await (await editor.send('GET', '/product/all/choices')).json());
  expect(choices.brands.map(({ id }) => id)).toEqual(['boa-lida', 'tropa-e-sela', 'linha-matriz']);
  expect(choices.categories.map(({ slug }) => slug)).toContain('vazia');
  expect(choices.collections).toEqual([{ id: 'col-colecao', title: 'Coleção' }]);
  expect(choices.lineNames).toEqual(['Linha de Teste', 'Outra Linha']);
});

describe('one product', () => {
  it('is answered with everything an admin edits', async () => {
    const product = await editor.read(await editor.send('GET', '/product/all/marcado'));
    expect(product).toMatchObject({
      state: 'scheduled',
      publishAt: '2026-11-22T12:00:00.000Z',
      categoryIds: ['cat-bovinos-de-corte'],
      variations: [{ id: 'marcado-v1', stock: 100, price: 100, reserved: 0, isSold: false }],
    });
    expect((await editor.send('GET', '/product/all/nao-ha')).status).toBe(404);
  });

  it('is seen as its page would show it, though it is hidden from others', async () => {
    const answer = await editor.send('GET', '/product/all/rascunho/preview?locale=pt-BR');
    const preview = contract.previewProduct.output.parse(await answer.json());
    expect(preview).toMatchObject({ id: 'rascunho', displayInfo: { title: 'Produto rascunho' } });
    expect((await editor.send('GET', '/product/all/nao-ha/preview')).status).toBe(404);
    expect((await shop.request('GET', '/product/rascunho')).status).toBe(404);
  });
});

describe('many products at once', () => {
  it('go on the shop and off it; what stands so already is left alone', async () => {
    const { db } = shop.services;
    await makeProduct(db, { id: 'um', published: false, publishAt: new Date('2026-12-01T00:00:00Z') });
    await makeProduct(db, { id: 'dois' });
    const request = vi.spyOn(shop.services.revalidation, 'request');
    const send = (published: boolean) =>
      editor.send('PATCH', '/product/all/', { ids: ['um', 'dois', 'um', 'nao-ha'], published });
    expect(await (await send(true)).json()).toEqual({ changed: ['um'] });
    expect(await editor.read(await editor.send('GET', '/product/all/um'))).toMatchObject({
      state: 'published',
      publishAt: null,
      version: 2,
    });
    expect(await editor.lastAudit('um')).toMatchObject({
      action: 'product.publish',
      actorId: editor.id,
      details: { before: { published: false }, after: { published: true, publishAt: null } },
    });
    expect(request.mock.calls.map(([, event]) => event)).toMatchObject([{ id: 'um' }]);
    expect(await (await send(false)).json()).toEqual({ changed: ['dois', 'um'] });
    expect((await shop.request('GET', '/product/um')).status).toBe(404);
  });

  it('are named, and not too many', async () => {
    expect((await editor.send('PATCH', '/product/all/', { ids: [], published: true })).status).toBe(422);
    const ids = Array.from({ length: 201 }, String);
    expect((await editor.send('PATCH', '/product/all/', { ids, published: true })).status).toBe(422);
  });
});

it('a product goes on the shop by itself when its day has come, once, and no one is named for it', async () => {
  const { services } = shop;
  await makeProduct(services.db, {
    id: 'cedo',
    published: false,
    publishAt: new Date('2026-11-21T12:30:00Z'),
  });
  expect(await services.managedProducts.publishDue(shop.clock.now())).toBe(0);
  shop.clock.current = new Date('2026-11-21T12:30:00Z');
  const request = vi.spyOn(services.revalidation, 'request');
  const rounds = await Promise.all([1, 2].map(() => services.managedProducts.publishDue(shop.clock.now())));
  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await shop.request('GET', '/product/cedo')).status).toBe(200);
  expect(await editor.lastAudit('cedo')).toMatchObject({ action: 'product.publish', actorId: null });
  expect(request.mock.calls.map(([, event]) => event)).toMatchObject([{ id: 'cedo', slugs: ['cedo'] }]);
});

it('what is not published is on no public answer', async () => {
  const { services } = shop;
  await makeProduct(services.db, { id: 'visivel', relatedSlugs: ['segredo'], collectionId: null });
  await makeProduct(services.db, {
    id: 'segredo',
    title: 'Segredo do Boi',
    published: false,
    featured: true,
    bestSeller: true,
    newArrival: true,
    soldCount: 999,
    flashSaleEndsAt: new Date('2026-12-01T00:00:00Z'),
    variations: [{ salePriceCents: 5_000 }],
  });
  await makeReview(services.db, 'segredo', { text: 'Segredo bom' });
  await services.catalog.indexChanged();
  const paths = [
    '/product/', '/product/cards/?id=segredo', '/search/?q=segredo', '/search/suggestions/?q=segr', '/home/',
    '/product/recommendations/?productId=visivel', '/product/recommendations/?productId=segredo',
    '/product/reviews/?productId=segredo', '/products_featured.json', '/products_top_seller.json',
    '/products_on_selling.json', '/products_related.json?productId=visivel', '/products_best_seller.json',
    '/products_new_arrival.json', '/products_flash_sale.json',
  ]; // prettier-ignore
  for (const path of paths) {
    const answer = await shop.request('GET', path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    // How a search was read repeats the words that were typed.
    const { reading: _typed, ...told } = (await answer.json()) as Record<string, unknown>;
    expect(JSON.stringify(told).toLowerCase(), path).not.toContain('segredo');
  }
  for (const path of ['/sitemaps/products-1.xml', '/sitemaps/lists.xml', '/informativos/rss.xml']) {
    const answer = await shop.app.request(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    expect(await answer.text(), path).not.toContain('segredo');
  }
  expect((await shop.request('GET', '/product/segredo')).status).toBe(404);
  const cart = { items: [{ variationId: 'segredo-v1', quantity: 1 }], paymentMethod: 'pix' };
  expect(await (await shop.request('POST', '/checkout/', { body: cart })).json()).toMatchObject({
    lines: [],
    warnings: [{ code: 'UNKNOWN_ITEM' }],
  });
  const buyer = await makeUser(services);
  await expect(makeOrder(shop, buyer.token, 'segredo-v1')).rejects.toThrow('refused');
});

describe('the table of packs', () => {
  it('has a line a pack, of the products the filter lets through, as Excel in Brazil reads it', async () => {
    const answer = await editor.send('GET', '/product/all/export?q=balde-7');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('produtos.csv');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second, ...rest] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toMatch(/^sku;slug;produto;/);
    expect(first).toBe(
      'SKU-sal-1;sal;Sal Água Limpa;Linha de Teste;bovinos-de-corte;bovinos;boa-lida|tropa-e-sela|linha-matriz;sim;Saco 30 kg;30000;;30000;60;40;12;50,00;40,00;100;;não',
    );
    expect(second).toContain('BALDE-7;sal;');
    expect(rest).toEqual(['']);
  });

  it('is read back by the import without a change, formulas and all, and runs none of them', async () => {
    const { db } = shop.services;
    const title = '=HYPERLINK("http://evil";"ganhe")';
    await makeProduct(db, { id: 'formula', title, variations: [{ presentation: '@SUM(1)', sku: '-1+1' }] });
    const text = await (await editor.send('GET', '/product/all/export?q=hyperlink')).text();
    const { default: Papa } = await import('papaparse');
    const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    });
    for (const cell of data.flatMap((line) => Object.values(line))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const body = { firstLine: 2, dryRun: false, lines: data };
    const report = await editor.send('POST', '/product/import', body);
    expect(await report.json()).toMatchObject({
      lines: [{ sku: "'-1+1", outcome: 'unchanged', fields: {} }],
    });
  });
});

it.each(['content.write', 'coupons.write'])(
  '%s reads lists and choices, and no product',
  async (permission) => {
    const { token } = await makeUser(shop.services, { permissions: [permission] });
    const statuses = [];
    for (const path of ['/product/all/', '/product/all/choices', '/product/all/sal', '/product/all/export'])
      statuses.push((await shop.request('GET', path, { token })).status);
    expect(statuses).toEqual([200, 200, 403, 403]);
  },
);

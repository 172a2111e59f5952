import { eq, inArray } from 'drizzle-orm';
import { collectionProducts, posts } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makePackBody } from '@/testing/make-product-body';
import { makeUser } from '@/testing/make-user';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCategory, makeCollection, makeProduct } from '@/testing/make-product';
import { makeProductEditor, packsOf } from '@/testing/make-product-editor';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const START = '2026-11-21T12:00:00Z';
let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;

beforeAll(async () => {
  shop = await makeTestApp({ now: START });
  await makeProduct(shop.services.db, { id: 'velho' });
});
beforeEach(async () => {
  shop.clock.current = new Date(START);
  editor = await makeProductEditor(shop);
});
afterAll(() => shop.close());

const laterByMinutes = (minutes: number) => {
  shop.clock.current = new Date(new Date(START).getTime() + minutes * 60_000);
};

describe('a changed product', () => {
  it.each(['7891234567890', '7891234567', ''])(
    'is refused with a bar code that has no right check digit, and the field is named: “%s”',
    async (gtin13) => {
      const before = await editor.create();
      const [pack, ...others] = packsOf(before);
      const send = () =>
        editor.patch(before.id, { version: 1, variations: [{ ...pack, gtin13 }, ...others] });
      expect(await editor.codeOf(await send())).toBe('VALIDATION');
      expect(await editor.fieldsOf(await send())).toEqual({ 'variations.0.gtin13': 'gtin' });
      const after = await editor.read(await editor.send('GET', `/product/all/${before.id}`));
      expect(after).toMatchObject({
        version: 1,
        variations: [{ gtin13: before.variations[0]?.gtin13 ?? null }],
      });
      const right = await editor.patch(before.id, {
        version: 1,
        variations: [{ ...pack, gtin13: '7891234567895' }, ...others],
      });
      expect((await editor.read(right)).variations[0]?.gtin13).toBe('7891234567895');
    },
  );

  it('changes what the body names, raises its version and tells what changed alone', async () => {
    const before = await editor.create({ title: 'Antes', subtitle: 'fica' });
    const after = await editor.read(await editor.patch(before.id, { version: 1, title: 'Depois' }));
    expect(after).toMatchObject({ title: 'Depois', subtitle: 'fica', version: 2 });
    expect(await editor.lastAudit(before.id)).toMatchObject({
      action: 'product.update',
      details: { before: { title: 'Antes' }, after: { title: 'Depois' } },
    });
    const card = await shop.request('GET', `/product/cards/?id=${before.id}`);
    expect(await card.json()).toMatchObject([{ displayInfo: { title: 'Depois' } }]);
  });

  it('stays as it is when nothing changes, packs and dates included', async () => {
    const before = await editor.create({
      species: ['equinos', 'bovinos'],
      flashSaleEndsAt: '2026-12-01T09:00:00-03:00',
    });
    expect(before.species).toEqual(['equinos', 'bovinos']);
    const { id: _id, state: _state, soldCount: _sold, createdAt: _c, updatedAt: _u, ...content } = before;
    const body = { ...content, variations: packsOf(before) };
    expect(await editor.read(await editor.patch(before.id, body))).toEqual(before);
  });

  it('refuses an old version with the product as it stands now', async () => {
    const before = await editor.create();
    const now = await editor.read(await editor.patch(before.id, { version: 1, title: 'De outra pessoa' }));
    const response = await editor.patch(before.id, { version: 1, title: 'Minha' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errorCode: 'STALE', details: now });
  });

  it('of two people at once takes one', async () => {
    const { id } = await editor.create();
    const both = await Promise.all(
      ['Uma', 'Outra'].map((title) => editor.patch(id, { version: 1, title: `${title} pessoa` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('changes, adds, swaps and takes away packs; the first is the base', async () => {
    const before = await editor.create({ variations: [makePackBody(), makePackBody(), makePackBody()] });
    const [one, two] = packsOf(before);
    const response = await editor.patch(before.id, {
      version: 1,
      variations: [
        { ...two, sku: one?.sku, presentation: 'Balde' },
        { ...one, sku: two?.sku },
        makePackBody({ stock: 3 }),
      ],
    });
    const after = await editor.read(response);
    expect(after.variations).toMatchObject([
      { id: two?.id, sku: one?.sku, presentation: 'Balde' },
      { id: one?.id, sku: two?.sku },
      { stock: 3 },
    ]);
    const shown = (await (await shop.request('GET', `/product/${after.slug}`)).json()) as {
      variations: { type: string }[];
    };
    expect(shown.variations.map(({ type }) => type)).toEqual(['base', 'variation', 'variation']);
  });

  it('keeps the stock of a pack that exists, whatever a body says', async () => {
    const before = await editor.create({ variations: [makePackBody({ stock: 5 })] });
    const [pack] = packsOf(before);
    const body = { version: 1, variations: [{ ...pack, presentation: 'Outra', stock: 900 }] };
    expect((await editor.read(await editor.patch(before.id, body))).variations).toMatchObject([{ stock: 5 }]);
  });

  it('keeps a pack that stands in an order, and says so', async () => {
    const before = await editor.create({ variations: [makePackBody({ stock: 5 }), makePackBody()] });
    const [sold, other] = packsOf(before);
    const buyer = await makeUser(shop.services);
    await makeOrder(shop, buyer.token, sold?.id ?? '', { quantity: 2, freightService: 'retirada' });
    const response = await editor.patch(before.id, { version: 1, variations: [other] });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errorCode: 'IN_USE', details: { skus: [sold?.sku] } });
    const now = await editor.read(await editor.send('GET', `/product/all/${before.id}`));
    expect(now.variations).toMatchObject([{ stock: 3, reserved: 2, isSold: true }, { isSold: false }]);
  });

  it.each([
    ['a price', (pack: object) => ({ variations: [{ ...pack, price: 1 }] })],
    ['a sale price', (pack: object) => ({ variations: [{ ...pack, salePrice: 1 }] })],
    ['a flash sale', () => ({ flashSaleEndsAt: '2026-12-24T00:00:00Z' })],
    ['the price of a new pack', (pack: object) => ({ variations: [pack, makePackBody()] })],
  ])('asks for the password again for %s, and for nothing else', async (_what, planBody) => {
    const before = await editor.create();
    laterByMinutes(11);
    const response = await editor.patch(before.id, { version: 1, ...planBody(packsOf(before)[0] ?? {}) });
    expect(response.status).toBe(403);
    expect(await editor.codeOf(response)).toBe('PASSWORD_REQUIRED');
    expect((await editor.patch(before.id, { version: 1, title: 'Sem preço novo' })).status).toBe(200);
  });

  it('tells the pages of both slugs, categories, collections and articles', async () => {
    const { db, revalidation } = shop.services;
    await makeCategory(db, { slug: 'nova' });
    const seca = await makeCollection(db, { slug: 'seca' });
    const aguas = await makeCollection(db, { slug: 'aguas' });
    const before = await editor.create({ collectionId: seca.id });
    await db.insert(posts).values({
      id: 'artigo',
      slug: 'artigo',
      title: 'Artigo',
      excerpt: '',
      bodyMarkdown: '',
      author: { name: 'Helena Quaresma', role: 'Zootecnista' },
      species: [],
      brandIds: [],
      relatedProductSlugs: [before.slug],
      translations: {},
      publishedAt: shop.clock.now(),
    });
    const neighbour = await editor.create({ relatedSlugs: [before.slug] });
    const request = vi.spyOn(revalidation, 'request');
    const kick = vi.spyOn(revalidation, 'kick');
    const body = { slug: 'outro-nome', categoryIds: ['cat-nova'], collectionId: aguas.id };
    expect((await editor.patch(before.id, { version: 1, ...body })).status).toBe(200);
    const events = request.mock.calls.map(([, event]) => event);
    expect(events).toEqual([
      {
        type: 'product',
        id: before.id,
        slugs: [before.slug, 'outro-nome'],
        categorySlugs: ['bovinos-de-corte', 'nova'],
        collectionSlugs: ['seca', 'aguas'],
        postSlugs: ['artigo'],
        neighbourSlugs: expect.arrayContaining([neighbour.slug]) as string[],
      },
    ]);
    const neighbours = events.flatMap((event) => (event.type === 'product' ? event.neighbourSlugs : []));
    expect(neighbours).not.toContain(before.slug);
    expect(neighbours).not.toContain('outro-nome');
    expect(kick).toHaveBeenCalledOnce();
    const [article] = await db.select().from(posts).where(eq(posts.id, 'artigo'));
    expect(article?.relatedProductSlugs).toEqual(['outro-nome']);
    const listed = await db
      .select({ id: collectionProducts.collectionId })
      .from(collectionProducts)
      .where(eq(collectionProducts.productId, before.id));
    expect(listed).toEqual([{ id: aguas.id }]);
  });

  it('takes links in articles along to its new address, and tells their pages', async () => {
    const { db, revalidation } = shop.services;
    const before = await editor.create({ published: false });
    const link = (slug: string) => `O [sal](/produtos/${slug}) e o [forte](/produtos/${before.slug}-forte).`;
    const texts = { excerpt: '', author: { name: 'Helena', role: '' }, species: [], brandIds: [] };
    const row = { ...texts, title: 'T', relatedProductSlugs: [], publishedAt: shop.clock.now() };
    const add = (id: string, bodyMarkdown: string, translations = {}) =>
      db.insert(posts).values({ ...row, id, slug: id, bodyMarkdown, translations });
    await add('em-pt', link(before.slug));
    await add('em-en', 'Nada', { en: { bodyMarkdown: link(before.slug) } });
    await add('sem-link', `/produtos/${before.slug}-forte`);
    const request = vi.spyOn(revalidation, 'request');
    await editor.patch(before.id, { version: 1, slug: 'sal-de-nome-novo' });
    const rows = await db
      .select()
      .from(posts)
      .where(inArray(posts.id, ['em-pt', 'em-en', 'sem-link']));
    const found = new Map(rows.map((post) => [post.id, post]));
    expect(found.get('em-pt')).toMatchObject({ bodyMarkdown: link('sal-de-nome-novo'), version: 1 });
    expect(found.get('em-en')?.translations).toEqual({ en: { bodyMarkdown: link('sal-de-nome-novo') } });
    expect(found.get('sem-link')?.bodyMarkdown).toBe(`/produtos/${before.slug}-forte`);
    const told = request.mock.calls.map(([, event]) => event);
    expect(told.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(['post em-en', 'post em-pt']);
  });

  it('that is not published yet revalidates no page', async () => {
    const { id } = await editor.create({ published: false });
    const request = vi.spyOn(shop.services.revalidation, 'request');
    await editor.patch(id, { version: 1, title: 'Rascunho melhor' });
    expect(request).not.toHaveBeenCalled();
  });

  it('is saved though the search cannot be brought up to date', async () => {
    const { id } = await editor.create();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(shop.services.catalog, 'indexChanged').mockRejectedValue(new Error('no'));
    expect((await editor.patch(id, { version: 1, title: 'Salvo assim mesmo' })).status).toBe(200);
    expect(log).toHaveBeenCalledOnce();
  });

  it('waits for a day ahead, and for none once it is on the shop', async () => {
    const { id } = await editor.create({ published: false });
    const past = await editor.patch(id, { version: 1, publishAt: '2026-11-21T11:59:00Z' });
    expect(await editor.fieldsOf(past)).toEqual({ publishAt: 'tooSmall' });
    const planned = await editor.read(
      await editor.patch(id, { version: 1, publishAt: '2026-11-22T09:00:00-03:00' }),
    );
    expect(planned).toMatchObject({ state: 'scheduled', publishAt: '2026-11-22T12:00:00.000Z' });
    const published = await editor.read(await editor.patch(id, { version: 2, published: true }));
    expect(published).toMatchObject({ state: 'published', publishAt: null });
  });

  it('leaves no translation of a text that it corrects in Portuguese alone, and every other one', async () => {
    const withdrawal = { meat: '28 dias', milk: '4 dias', eggs: '' };
    const text = { withdrawalMeat: '28 days', withdrawalMilk: '4 days', warnings: 'Old one' };
    const before = await editor.create({
      withdrawal,
      warnings: ['Um'],
      directions: 'Dê sal.',
      dose: { basis: 'per_head', unit: 'g', options: [{ label: 'Recria', gramsPerDay: 80, minDays: 30 }] },
      translations: {
        en: { ...text, directions: 'Give salt.', doseLabels: 'Rearing' },
        es: { withdrawalMeat: '28 días', warnings: 'Uno' },
      },
    });
    const changes = { withdrawal: { ...withdrawal, meat: '35 dias' }, warnings: ['Dois'] };
    const translations = { ...before.translations, es: { withdrawalMeat: '28 días', warnings: 'Dos' } };
    const after = await editor.read(await editor.patch(before.id, { version: 1, ...changes, translations }));
    expect(after.translations).toEqual({
      en: { withdrawalMilk: '4 days', directions: 'Give salt.', doseLabels: 'Rearing' },
      es: { warnings: 'Dos' },
    });
    const shown = await shop.request('GET', `/product/${after.slug}?locale=en`);
    expect(await shown.json()).toMatchObject({ withdrawal: { meat: '35 dias', milk: '4 days' } });
  });

  it('leaves no translation of a title that a table corrects', async () => {
    const translations = { en: { title: 'Salt', summary: 'For the dry season.' }, es: { title: 'Sal' } };
    const before = await editor.create({ translations });
    const importTitle = async (title: string) => {
      const lines = [{ sku: before.variations[0]?.sku, produto: title, linha: title }];
      await editor.send('POST', '/product/import', { firstLine: 2, lines, dryRun: false });
      return editor.read(await editor.send('GET', `/product/all/${before.id}`));
    };
    expect((await importTitle(before.title)).translations).toEqual(translations);
    const after = await importTitle('Ureia');
    expect(after).toMatchObject({ title: 'Ureia', version: 3 });
    expect(after.translations).toEqual({ en: { summary: 'For the dry season.' }, es: {} });
  });

  it('that is none is not found', async () => {
    expect((await editor.patch('nao-ha', { version: 1 })).status).toBe(404);
  });
});

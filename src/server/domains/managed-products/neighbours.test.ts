import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, revalidations } from '@/server/db/schema';
import { insertOrder } from '@/testing/insert-order';
import { makeProduct, type ProductOverrides } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { MANY_AT_ONCE, NEIGHBOURS } from './neighbours.repo';

let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;
beforeAll(async () => {
  shop = await makeTestApp();
  editor = await makeProductEditor(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(revalidations);
  await shop.services.db.update(products).set({ published: false });
});

/** Alone in its category, unless it says otherwise. */
const make = (id: string, overrides: ProductOverrides = {}) =>
  makeProduct(shop.services.db, { id, categories: [`so-${id}`], ...overrides });
const save = async (id: string, change: object = { title: 'Outro título' }) =>
  expect((await editor.patch(id, { version: 1, ...change })).status).toBe(200);

/** Product pages that wait, the most important first. */
const waiting = async () => {
  const rows = await shop.services.db
    .select({ path: revalidations.path })
    .from(revalidations)
    .where(and(eq(revalidations.brandId, 'boa-lida'), eq(revalidations.entity, 'product')))
    .orderBy(revalidations.nextAttemptAt, revalidations.path);
  return rows.flatMap(({ path }) => /^\/produtos\/(.+)$/.exec(path)?.[1] ?? []);
};

describe('a saved product that other products show beside themselves', () => {
  it('has the pages revalidated of those on the shop that name it, also by its old slug', async () => {
    await make('sal');
    await make('nomeia', { relatedSlugs: ['outro', 'sal'] });
    await make('rascunho', { relatedSlugs: ['sal'], published: false });
    await make('alheio', { relatedSlugs: ['outro'] });
    await save('sal', { slug: 'sal-novo' });
    expect((await waiting()).sort()).toEqual(['nomeia', 'sal', 'sal-novo']);
  });

  it('has the pages revalidated of what is bought with it, except in cancelled orders', async () => {
    const order = (ids: string[], state: 'approved' | 'cancelled' = 'approved') =>
      insertOrder(shop.services.db, { state, lines: ids.map((id) => ({ variationId: `${id}-v1` })) });
    for (const id of ['racao', 'junto', 'desistido', 'separado']) await make(id);
    await order(['racao', 'junto']);
    await order(['racao', 'desistido'], 'cancelled');
    await order(['separado']);
    await save('racao');
    expect(await waiting()).toEqual(['racao', 'junto']);
  });

  it('has the pages revalidated of what was bought with a pack that another product holds now', async () => {
    for (const id of ['de-antes', 'de-agora', 'no-mesmo-pedido']) await make(id);
    await insertOrder(shop.services.db, {
      lines: [{ variationId: 'de-agora-v1', productId: 'de-antes' }, { variationId: 'no-mesmo-pedido-v1' }],
    });
    await save('de-antes');
    expect(await waiting()).toEqual(['de-antes', 'no-mesmo-pedido']);
  });

  it('has the pages revalidated of its categories, the ones it leaves and those it comes to', async () => {
    await make('boi', { categories: ['corte'] });
    await make('vizinho', { categories: ['corte'] });
    await make('novo-vizinho', { categories: ['leite'] });
    await make('longe', { categories: ['aves'] });
    await save('boi', { categoryIds: ['cat-leite'] });
    expect((await waiting()).sort()).toEqual(['boi', 'novo-vizinho', 'vizinho']);
  });

  it('has its own page made first, and of very many others those that name it and sell most', async () => {
    await make('centro', { categories: ['cheia'] });
    await make('nomeia-centro', { relatedSlugs: ['centro'] });
    for (let sold = 1; sold <= NEIGHBOURS + 3; sold += 1)
      await make(`cheia-${sold}`, { categories: ['cheia'], soldCount: sold });
    await save('centro');
    const pages = await waiting();
    expect(pages).toHaveLength(1 + NEIGHBOURS);
    expect(pages[0]).toBe('centro');
    expect(pages).toEqual(expect.arrayContaining(['nomeia-centro', `cheia-${NEIGHBOURS + 3}`]));
    expect(pages).not.toContain('cheia-1');
  });

  it('has the pages of the same need among those of very many of its categories', async () => {
    await make('vermifugo', { categories: ['saude'], needs: ['parasitas'] });
    await make('mesmo-fim', { categories: ['saude', 'equinos'], needs: ['parasitas', 'casco'] });
    for (let sold = 1; sold <= NEIGHBOURS; sold += 1)
      await make(`saude-${sold}`, { categories: ['saude'], needs: ['vitaminas'], soldCount: sold });
    await save('vermifugo');
    const pages = await waiting();
    expect(pages).toHaveLength(1 + NEIGHBOURS);
    expect(pages).toContain('mesmo-fim');
  });

  it('has only the pages that name it revalidated when many are saved at once', async () => {
    const ids = Array.from({ length: MANY_AT_ONCE }, (_, index) => `lote-${index}`);
    for (const id of ids) await make(id, { published: false, categories: ['lote'] });
    await make('mesma-categoria', { categories: ['lote'] });
    await make('nomeia-lote', { relatedSlugs: ['lote-3'] });
    expect((await editor.send('PATCH', '/product/all', { ids, published: true })).status).toBe(200);
    expect((await waiting()).sort()).toEqual([...ids, 'nomeia-lote'].sort());
  });
});

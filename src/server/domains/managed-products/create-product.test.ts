import { eq } from 'drizzle-orm';
import { stockAdjustments } from '@/server/db/schema';
import { makePackBody, makeProductBody } from '@/testing/make-product-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
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

describe('a new product', () => {
  it('stands on the shop, with its packs, its stock on record and an audit row', async () => {
    const product = await editor.create({
      variations: [makePackBody({ stock: 7 }), makePackBody({ price: 55.5, salePrice: 49.9 })],
    });
    expect(product).toMatchObject({ state: 'published', version: 1, soldCount: 0 });
    expect(product.variations).toMatchObject([
      { stock: 7, reserved: 0, isSold: false },
      { stock: 0, price: 55.5, salePrice: 49.9 },
    ]);
    const shown = await shop.request('GET', `/product/${product.slug}`);
    expect(await shown.json()).toMatchObject({
      variations: [{ type: 'base' }, { type: 'variation', salePrice: 49.9 }],
    });
    const adjustments = await shop.services.db
      .select()
      .from(stockAdjustments)
      .where(eq(stockAdjustments.by, editor.id));
    expect(adjustments).toMatchObject([
      { variationId: product.variations[0]?.id, change: 7, stockAfter: 7, reason: 'initial' },
    ]);
    expect(await editor.lastAudit(product.id)).toMatchObject({
      action: 'product.create',
      actorId: editor.id,
    });
  });

  it('is found by the search at once', async () => {
    await editor.create({ title: 'Mineral Jabuticabeira' });
    const found = await shop.request('GET', '/search/?q=jabuticabeira');
    expect(await found.json()).toMatchObject({ total: 1 });
  });

  it('names every wrong field at once', async () => {
    const taken = await editor.create();
    const body = makeProductBody({
      slug: taken.slug,
      categoryIds: ['cat-nao-ha'],
      collectionId: 'nao-ha',
      brandIds: ['boa-lida', '__proto__'],
      relatedSlugs: ['nao-ha'],
      published: false,
      publishAt: '2026-11-21T11:00:00Z',
      flashSaleEndsAt: START,
      variations: [
        makePackBody({ sku: 'DUAS-VEZES' }),
        makePackBody({ sku: 'DUAS-VEZES' }),
        makePackBody({ sku: taken.variations[0]?.sku }),
        makePackBody({ id: 'velho-v1' }),
      ],
    });
    expect(await editor.fieldsOf(await editor.send('POST', '/product/', body))).toEqual({
      slug: 'taken',
      categoryIds: 'unknownOption',
      collectionId: 'unknownOption',
      brandIds: 'unknownOption',
      relatedSlugs: 'unknownOption',
      publishAt: 'tooSmall',
      flashSaleEndsAt: 'tooSmall',
      'variations.1.sku': 'taken',
      'variations.2.sku': 'taken',
      'variations.3.id': 'unknownOption',
    });
  });

  it.each(['all', 'cards', 'import', 'reviews', 'recommendations'])(
    'cannot be called %s, which the API needs for itself',
    async (slug) => {
      expect(
        await editor.fieldsOf(await editor.send('POST', '/product/', makeProductBody({ slug }))),
      ).toEqual({
        slug: 'taken',
      });
    },
  );

  it.each([
    ['a picture of another site', 'https://evil.example/media/x-00-320.webp'],
    ['a picture that was not stored', '/media/foto-0123-320.webp'],
    ['a way out of the folder', '/media/../../etc/passwd-320.webp'],
  ])('refuses %s', async (_what, srcUrl) => {
    const picture = { srcUrl, alt: '', width: 500, height: 500, widths: [320], color: '#000000' };
    const flags = { showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true };
    const body = makeProductBody({ gallery: [{ ...picture, ...flags }] });
    expect(await editor.fieldsOf(await editor.send('POST', '/product/', body))).toEqual({
      'gallery.0.srcUrl': 'invalid',
    });
  });

  it('refuses text that cannot be stored, however deep it stands', async () => {
    const dose = {
      basis: 'per_head',
      unit: 'g',
      options: [{ label: 'a\0b', minDays: 1 }],
    } as const;
    const body = makeProductBody({ dose: { ...dose, options: [...dose.options] } });
    expect(await editor.fieldsOf(await editor.send('POST', '/product/', body))).toEqual({
      'dose.options.0.label': 'invalid',
    });
  });

  it('asks for the password when it was given long ago', async () => {
    laterByMinutes(11);
    const response = await editor.send('POST', '/product/', makeProductBody());
    expect(response.status).toBe(403);
    expect(await editor.codeOf(response)).toBe('PASSWORD_REQUIRED');
  });

  it('keeps markup as text, and no page of it holds any', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const product = await editor.create({ title: hostile, description: hostile, summary: hostile });
    expect(product).toMatchObject({ title: hostile, description: hostile });
    const shown = await shop.request('GET', `/product/${product.slug}`);
    expect(shown.headers.get('content-type')).toContain('application/json');
    expect(await shown.json()).toMatchObject({
      displayInfo: { title: hostile, description: hostile, summary: hostile },
    });
  });
});

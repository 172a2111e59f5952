import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { CreateProductBody } from '@/contract/schemas/managed-products';
import { EMPTY_FACTS, FACT_NAMES } from '@/contract/schemas/product-facts';
import * as schema from '@/server/db/schema';
import { makePackBody, makeProductBody } from '@/testing/make-product-body';
import type { Ask, Asks } from './ask-public';

import { PACK, PRODUCT, type Caller, type TableShop } from './table-shop';

const get =
  (path: string): Ask =>
  (shop, who) =>
    shop.ask(who, 'GET', path);

/** A unique picture each time: the same bytes would be the same picture. */
const drawPicture = async () => {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID());
  const background = { r, g, b };
  const png = await sharp({ create: { width: 16, height: 12, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
};
const upload = async (shop: TableShop, who: Caller) =>
  shop.send(who, '/media/', 'image/png', await drawPicture());

/** Something in each fact that is a text. */
const FULL_TEXTS = Object.fromEntries(
  FACT_NAMES.filter((name) => EMPTY_FACTS[name] === '').map((name) => [name, 'Local seco']),
);

/** A product with something in every field. */
async function makeFullBody(shop: TableShop): Promise<CreateProductBody> {
  const admin = await shop.makeCaller('admin');
  const picture = (await (await upload(shop, admin)).json()) as Omit<
    CreateProductBody['gallery'][number],
    'showOnThumbnail' | 'showOnDetailsGallery' | 'showOnInnerGallery'
  >;
  const gallery = { showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true };
  return makeProductBody({
    slug: `produto-${randomUUID().slice(0, 8)}`,
    subtitle: 'Para cria',
    highlights: ['Não empedra'],
    stage: 'Cria',
    collectionId: 'col-seca',
    ...FULL_TEXTS,
    guaranteeLevels: [{ nutrient: 'Fósforo', value: 80, unit: 'g/kg', kind: 'min' }],
    warnings: ['Não fornecer a equinos'],
    withdrawal: { meat: '0 dia', milk: '0 dia', eggs: '0 dia' },
    dose: {
      basis: 'per_head',
      unit: 'g',
      options: [{ label: 'Adultos', gramsPerDay: 80, gramsPerKgPerDay: 1, minDays: 30 }],
    },
    gallery: [{ ...picture, alt: 'Um saco', ...gallery }],
    relatedSlugs: ['matriz-80-cria'],
    flashSaleEndsAt: '2026-12-01T12:00:00.000Z',
    published: false,
    publishAt: '2026-12-01T12:00:00.000Z',
    translations: { en: { title: 'Mineral salt 80' } },
    categoryIds: [await categoryId(shop)],
    variations: [
      makePackBody({ sku: randomUUID().slice(0, 20), salePrice: 90, gtin13: '7890000009997', stock: 4 }),
      makePackBody({ sku: randomUUID().slice(0, 20), netWeightGrams: null, netVolumeMl: 500 }),
    ],
  });
}

async function categoryId({ services: { db } }: TableShop): Promise<string> {
  const [row] = await db
    .select({ id: schema.categories.id })
    .from(schema.categories)
    .where(eq(schema.categories.slug, 'bovinos-de-corte'));
  return row?.id ?? '';
}

/** A product with something in every field. @returns its id */
async function makeFull(shop: TableShop): Promise<{ id: string; version: number; packId: string }> {
  const admin = await shop.makeCaller('admin');
  const answer = await shop.ask(admin, 'POST', '/product/', await makeFullBody(shop));
  const made = (await answer.json()) as { id: string; version: number; variations: { id: string }[] };
  return { id: made.id, version: made.version, packId: made.variations[0]?.id ?? '' };
}

const IMPORT = [
  { sku: 'BL-PFU-30KG', preco: '99,90', estoque: '120' },
  { sku: 'SEM-NOME', preco: 'muito' },
];

/** Products as the shop’s people edit them. */
export const managedProductAsks: Asks = {
  'GET /product/all/choices': get('/product/all/choices'),
  'GET /product/all/': async (shop, who) => {
    await makeFull(shop);
    return shop.ask(who, 'GET', '/product/all/?ordem=recentes');
  },
  'GET /product/all/export': get('/product/all/export'),
  'GET /product/all/{id}': async (shop, who) =>
    shop.ask(who, 'GET', `/product/all/${(await makeFull(shop)).id}`),
  'GET /product/all/{id}/preview': async (shop, who) => [
    await shop.ask(who, 'GET', `/product/all/${(await makeFull(shop)).id}/preview`),
    await shop.ask(who, 'GET', `/product/all/${PRODUCT}/preview?locale=en`),
  ],
  'POST /product/import': (shop, who) =>
    shop.ask(who, 'POST', '/product/import', { firstLine: 2, lines: IMPORT, dryRun: true }),
  'POST /product/': async (shop, who) => shop.ask(who, 'POST', '/product/', await makeFullBody(shop)),
  'POST /product/all/{id}/duplicate': async (shop, who) =>
    shop.ask(who, 'POST', `/product/all/${(await makeFull(shop)).id}/duplicate`),
  'PATCH /product/all/': async (shop, who) => {
    const { id } = await makeFull(shop);
    return shop.ask(who, 'PATCH', '/product/all/', { ids: [id], published: true });
  },
  'PATCH /product/all/{id}': async (shop, who) => {
    const { id, version } = await makeFull(shop);
    return shop.ask(who, 'PATCH', `/product/all/${id}`, { version, subtitle: 'Para recria' });
  },
  'DELETE /product/all/{id}': async (shop, who) =>
    shop.ask(who, 'DELETE', `/product/all/${(await makeFull(shop)).id}`),
  'GET /product/all/{id}/stock': async (shop, who) => {
    const admin = await shop.makeCaller('admin');
    const change = { variationId: PACK, change: 5, reason: 'purchase', note: 'Caminhão' };
    await shop.ask(admin, 'POST', `/product/all/${PRODUCT}/stock`, change);
    return shop.ask(who, 'GET', `/product/all/${PRODUCT}/stock`);
  },
  'POST /product/all/{id}/stock': async (shop, who) => {
    const { id, packId } = await makeFull(shop);
    const change = { variationId: packId, change: 5, reason: 'purchase', note: 'Caminhão' };
    return shop.ask(who, 'POST', `/product/all/${id}/stock`, change);
  },
  'POST /media/': (shop, who) => upload(shop, who),
  'GET /report/freshness/{entity}/{id}': async (shop, who) => {
    const { id } = await makeFull(shop);
    const publish = { ids: [id], published: true };
    await shop.ask(await shop.makeCaller('admin'), 'PATCH', '/product/all/', publish);
    const before = await shop.ask(who, 'GET', `/report/freshness/product/${id}`);
    await shop.services.db
      .update(schema.revalidations)
      .set({ doneAt: shop.clock.now(), lastError: 'what a page said' })
      .where(eq(schema.revalidations.entityId, id));
    return [before, await shop.ask(who, 'GET', `/report/freshness/product/${id}`)];
  },
};

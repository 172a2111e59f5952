import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, revalidations } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  await mkdir(join(folder, 'media'));
  const packshot = sharp({ create: { width: 320, height: 320, channels: 3, background: '#336699' } });
  await writeFile(join(folder, 'media/sal-1a2b3c4d-320.webp'), await packshot.webp().toBuffer());
  shop = await makeTestApp({ env: { MEDIA_DIR: join(folder, 'media') } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const picture = (srcUrl: string) => ({
  ...{ srcUrl, alt: 'Saco', width: 320, height: 320, widths: [320], color: '#336699' },
  ...{ showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true },
});
const save = (slug: string, srcUrl: string) =>
  makeProduct(shop.services.db, { slug, gallery: [picture(srcUrl)], updatedAt: shop.clock.now() });
const previewOf = async (slug: string) =>
  (await shop.call()('getProduct', { params: { slug }, query: {} })).socialImage;

it('draws the preview of a product that was saved, once, and goes on past one that cannot be drawn', async () => {
  await shop.services.db.delete(products);
  await save('sem-arquivo', '/media/perdida-0a1b2c3d-320.webp');
  const { slug } = await save('sal-novo', '/media/sal-1a2b3c4d-320.webp');
  expect(await previewOf(slug)).toBeNull();

  expect(await shop.services.managedProducts.drawSocialPictures()).toBe(1);
  expect(await previewOf(slug)).toMatch(/^\/media\/social-boa-lida-sal-novo-[0-9a-f]{8}-1200\.jpg$/);
  expect(await previewOf('sem-arquivo')).toBeNull();
  expect(await shop.services.managedProducts.drawSocialPictures()).toBe(0);
});

it('revalidates the page of what was drawn, and no page of other products, which do not show the preview', async () => {
  const { db, managedProducts } = shop.services;
  shop.clock.current = new Date(shop.clock.current.getTime() + 1_000);
  await save('sal-claro', '/media/sal-1a2b3c4d-320.webp');
  await makeProduct(db, { slug: 'nomeia-o-sal', relatedSlugs: ['sal-claro'], updatedAt: new Date(0) });
  await db.delete(revalidations);
  expect(await managedProducts.drawSocialPictures()).toBe(1);
  const rows = await db.selectDistinct({ path: revalidations.path }).from(revalidations);
  const paths = rows.map(({ path }) => path);
  expect(paths).toContain('/produtos/sal-claro');
  expect(paths).not.toContain('/produtos/nomeia-o-sal');
});

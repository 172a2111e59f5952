import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import type { Db } from '@/server/db/client';
import { readDemoData } from '@/server/seed/demo-data';
import type { PictureSet } from '@/server/seed/media';
import { seedCatalog } from '@/server/seed/seed-catalog';
import { seedContent } from '@/server/seed/seed-content';
import { createCatalogService } from '@/server/domains/catalog/catalog.service';
import { indexAllProducts } from '@/server/domains/catalog/search/search-index.repo';
import { createFiles } from '@/server/ports/media/create-files';
import type { StoredPicture } from '@/server/ports/media/encode-picture';

const DRAWN: StoredPicture = {
  srcUrl: '/media/teste-00000000-480.webp',
  width: 1000,
  height: 1000,
  widths: [480],
  color: '#cccccc',
};

/** Replaces stored pictures: every name has one, and nothing is encoded. */
export const everyPicture: PictureSet = Object.assign(new Map<string, StoredPicture>(), { get: () => DRAWN });

/** The demo catalogue and its texts in a database, indexed, without pictures of its own, people or orders. */
export async function seedTestCatalog(db: Db, now = new Date('2026-11-21T12:00:00Z')) {
  const demo = await readDemoData();
  await seedCatalog(db, demo, everyPicture, now);
  await seedContent(db, demo, everyPicture);
  await indexAllProducts(db);
}

/** The catalogue of a brand over a database, at a moment that stands still. */
export const makeCatalog = (db: Db, options: { brand?: typeof boaLida; now?: Date } = {}) => {
  const env = readEnv({ NODE_ENV: 'test' });
  return createCatalogService({
    db,
    env,
    pictures: createFiles(env).pictures,
    brand: options.brand ?? boaLida,
    clock: { now: () => options.now ?? new Date('2026-11-21T12:00:00Z') },
  });
};

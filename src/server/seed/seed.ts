import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { indexAllProducts } from '@/server/domains/catalog/search/search-index.repo';
import { recountSold } from '@/server/domains/catalog/product/sold-count.repo';
import type { Dependencies } from '@/server/dependencies';
import type { Db } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { seedRuns } from '@/server/db/schema/content';
import { readDemoData } from './demo-data';
import { demoPictureFolders, makePictures, type PictureSet } from './media';
import { seedCatalog } from './seed-catalog';
import { seedContent } from './seed-content';
import { seedCoupons } from './seed-coupons';
import { seedOrders } from './seed-orders';
import { seedUsers } from './seed-users';

const SEED_NAME = 'demo';
const SEED_LOCK = 4_201_999;
const PROGRESS_INTERVAL_MS = 2_000;

const tables: PgTable[] = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));

const Answer = z.object({ rows: z.tuple([z.object({ used: z.boolean() })]) });

/** Whether no table holds a row: with one order, consent or counted attempt the shop is in use. */
async function isEmpty(db: Db): Promise<boolean> {
  const conditions = tables.map((table) => sql`exists (select 1 from ${table})`);
  const answer = await db.execute(sql`select ${sql.join(conditions, sql` or `)} as used`);
  return !Answer.parse(answer).rows[0].used;
}

/** Pictures of the demo, made or found; says how far it is every two seconds. */
async function makeDemoPictures({
  pictures,
  log,
}: Pick<Dependencies, 'pictures' | 'log'>): Promise<PictureSet> {
  let lastLine = Date.now();
  return makePictures({
    sourceDirs: demoPictureFolders(),
    files: pictures,
    onProgress(done, total) {
      if (Date.now() - lastLine < PROGRESS_INTERVAL_MS) return;
      lastLine = Date.now();
      log.info({ done, total }, `Seeding: picture ${done} of ${total}`);
    },
  });
}

/**
 * Fills an empty database with the demo shop, in one transaction. A database that
 * holds anything is left alone, and of two processes that start together one seeds and the other waits for it.
 * @param loadPictures how pictures are stored; tests hand in their own
 */
export async function seedWhenEmpty(
  dependencies: Dependencies,
  loadPictures = makeDemoPictures,
): Promise<void> {
  const { db, clock, log } = dependencies;
  if (!(await isEmpty(db))) return;
  const started = Date.now();
  log.info({}, 'The database is empty: seeding the demo shop');
  const demo = await readDemoData();
  const pictures = await loadPictures(dependencies);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(SEED_LOCK))})`);
    if (!(await isEmpty(tx))) return;
    const now = clock.now();
    await seedCatalog(tx, demo, pictures, now);
    await seedContent(tx, demo, pictures);
    await indexAllProducts(tx);
    const inside = { ...dependencies, db: tx };
    await seedUsers(inside);
    await seedCoupons(inside);
    await seedOrders(inside);
    await recountSold(tx);
    await tx.insert(seedRuns).values({ name: SEED_NAME, finishedAt: now });
  });
  log.info({ ms: Date.now() - started }, `Seeded ${demo.products.length} products`);
}

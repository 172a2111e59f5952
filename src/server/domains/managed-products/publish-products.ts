import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';
import type { Written } from '@/server/domains/editing/versioned';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { createCatalogueWrites } from './change-catalogue';
import type { ProductRow } from './managed-product.repo';
import { listPlaces, planProductEvents } from './places.repo';
import type { ProductContext } from './product-context';

type Publication = Pick<ProductRow, 'id' | 'published' | 'publishAt'>;
const columns = { id: products.id, published: products.published, publishAt: products.publishAt };

const onTheShop = ({ published, publishAt }: Omit<Publication, 'id'>) => ({
  published,
  publishAt: publishAt?.toISOString() ?? null,
});

/** Publishes products or unpublishes them, with an audit line and an event for each. */
async function writePublished(
  tx: Db,
  rows: readonly Publication[],
  { published, now }: { published: boolean; now: Date },
): Promise<Written<string[]>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { result: [], audit: [] };
  const before = await listPlaces(tx, ids);
  await tx
    .update(products)
    .set({ published, publishAt: null, version: sql`${products.version} + 1`, updatedAt: now })
    .where(inArray(products.id, ids));
  const after = await listPlaces(tx, ids);
  return {
    result: ids,
    audit: rows.map(({ id, ...old }) => ({
      action: published ? 'product.publish' : 'product.unpublish',
      entityId: id,
      details: { before: onTheShop(old), after: onTheShop({ published, publishAt: null }) },
    })),
    events: ids.flatMap((id) => planProductEvents(id, before.get(id), after.get(id))),
  };
}

const isFlashSaleOver = (now: Date) => lte(products.flashSaleEndsAt, now);

/** Removes the sale prices of flash sales that are over. @returns the products that have their full price again */
async function clearFlashSales(tx: Db, now: Date): Promise<string[]> {
  const over = await tx
    .update(products)
    // The version rises, so that an editor that was opened before cannot write the sale prices again.
    .set({ flashSaleEndsAt: null, version: sql`${products.version} + 1`, updatedAt: now })
    .where(isFlashSaleOver(now))
    .returning({ id: products.id });
  const ids = over.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(variations).set({ salePriceCents: null }).where(inArray(variations.productId, ids));
  return ids;
}

/** Publishes and unpublishes products: one, many, or those whose time has come. */
export function createPublishing(context: ProductContext) {
  const { db, clock } = context;
  const { audited } = createCatalogueWrites(context);

  return {
    /**
     * Publishes the products of a list, or unpublishes them, and drops their date of publication. Products that are in
     * that state already, and ids of no product, are skipped.
     */
    async updateProducts(
      actor: SessionUser,
      { ids, published }: { ids: readonly string[]; published: boolean },
    ): Promise<{ changed: string[] }> {
      const changed = await audited(actor, async (tx) => {
        const rows = await tx
          .select(columns)
          .from(products)
          .where(and(inArray(products.id, [...new Set(ids)]), ne(products.published, published)))
          .orderBy(products.id)
          .for('update');
        return writePublished(tx, rows, { published, now: clock.now() });
      });
      return { changed };
    },

    /** Publishes what is due by a moment. Safe to run in two processes at once. @returns how many products */
    async publishDue(now: Date): Promise<number> {
      const isDue = and(eq(products.published, false), lte(products.publishAt, now));
      // Most rounds find nothing and need no lock.
      if ((await db.$count(products, isDue)) === 0) return 0;
      return audited(null, async (tx) => {
        const rows = await tx.select(columns).from(products).where(isDue).orderBy(products.id).for('update');
        const written = await writePublished(tx, rows, { published: true, now: clock.now() });
        return { ...written, result: written.result.length };
      });
    },

    /**
     * Takes the sale prices of flash sales that are over, so that pages, lists, carts and orders ask the full price
     * alike. @returns how many products went back to their price
     */
    async endFlashSales(now: Date): Promise<number> {
      if ((await db.$count(products, isFlashSaleOver(now))) === 0) return 0;
      return audited(null, async (tx) => {
        const ids = await clearFlashSales(tx, now);
        const places = await listPlaces(tx, ids);
        const events = ids.flatMap((id) => planProductEvents(id, places.get(id), places.get(id)));
        return { result: ids.length, audit: [], events };
      });
    },
  };
}

import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { changeCatalogue } from './change-catalogue';
import { clearFlashSales, isFlashSaleOver } from './flash-sale.repo';
import type { ProductRow } from './managed-product.repo';
import { listPlaces, planProductEvent } from './places.repo';
import { auditProduct } from './product-audit';
import type { ProductContext } from './product-context';

type Publication = Pick<ProductRow, 'id' | 'published' | 'publishAt'>;
const columns = { id: products.id, published: products.published, publishAt: products.publishAt };

const onTheShop = ({ published, publishAt }: Omit<Publication, 'id'>) => ({
  published,
  publishAt: publishAt?.toISOString() ?? null,
});

/** Puts products on the shop or takes them off, with what follows: audit rows and their pages. */
async function writePublished(
  { clock, revalidation }: ProductContext,
  tx: Db,
  rows: readonly Publication[],
  { published, actorId }: { published: boolean; actorId: string | null },
): Promise<number> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const now = clock.now();
  const before = await listPlaces(tx, ids);
  await tx
    .update(products)
    .set({ published, publishAt: null, version: sql`${products.version} + 1`, updatedAt: now })
    .where(inArray(products.id, ids));
  const after = await listPlaces(tx, ids);
  const action = published ? 'product.publish' : 'product.unpublish';
  for (const { id, ...old } of rows) {
    const details = { before: onTheShop(old), after: onTheShop({ published, publishAt: null }) };
    await auditProduct(tx, { at: now, actorId, action, entityId: id }, details);
    const event = planProductEvent(id, before.get(id), after.get(id));
    if (event) await revalidation.request(tx, event);
  }
  return ids.length;
}

/** Products that go on the shop and off it again, one by one, by the dozen and by the clock. */
export function createPublishing(context: ProductContext) {
  return {
    /**
     * Publishes the products of a list, or takes them off the shop; a day they wait for is forgotten. What stands so
     * already, and ids that are no product's, are left alone.
     */
    updateProducts: (
      actor: SessionUser,
      { ids, published }: { ids: readonly string[]; published: boolean },
    ): Promise<{ changed: number }> =>
      changeCatalogue(context, async (tx) => {
        const rows = await tx
          .select(columns)
          .from(products)
          .where(and(inArray(products.id, [...new Set(ids)]), ne(products.published, published)))
          .orderBy(products.id)
          .for('update');
        return { changed: await writePublished(context, tx, rows, { published, actorId: actor.id }) };
      }),

    /** Publishes what is due by a moment. Safe to run in two processes at once. @returns how many products */
    async publishDue(now: Date): Promise<number> {
      const isDue = and(eq(products.published, false), lte(products.publishAt, now));
      // Most rounds find nothing and shall hold nobody up.
      if ((await context.db.$count(products, isDue)) === 0) return 0;
      return changeCatalogue(context, async (tx) => {
        const rows = await tx.select(columns).from(products).where(isDue).orderBy(products.id).for('update');
        return writePublished(context, tx, rows, { published: true, actorId: null });
      });
    },

    /**
     * Takes the sale prices of flash sales that are over, so that pages, lists, carts and orders ask the full price
     * alike. @returns how many products went back to their price
     */
    async endFlashSales(now: Date): Promise<number> {
      if ((await context.db.$count(products, isFlashSaleOver(now))) === 0) return 0;
      return changeCatalogue(context, async (tx) => {
        const ids = await clearFlashSales(tx, now);
        const places = await listPlaces(tx, ids);
        for (const id of ids) {
          const event = planProductEvent(id, places.get(id), places.get(id));
          if (event) await context.revalidation.request(tx, event);
        }
        return ids.length;
      });
    },
  };
}

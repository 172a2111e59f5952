import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { MAX_FAVORITES } from '@/contract/schemas/users';
import type { Db } from '@/server/db/client';
import { favorites, users } from '@/server/db/schema/users';
import { listShownIds } from '@/server/domains/catalog/product/shown-ids.repo';
import type { Dependencies } from '@/server/dependencies';

const listIds = (db: Db, userId: string) =>
  db
    .select({ productId: favorites.productId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), asc(favorites.productId));

/** The products a user wants to find again. Users reach their own only. */
export function createFavoritesService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  /** A product of another brand, or one that is not published now, stays a favorite and is not listed. */
  const list = async (from: Db, userId: string) => {
    const rows = await listIds(from, userId);
    return {
      productIds: await listShownIds(
        from,
        brand.id,
        rows.map(({ productId }) => productId),
      ),
    };
  };

  return {
    /** Ids this brand shows, newest first. */
    listOwnFavorites: (userId: string) => list(db, userId),

    /**
     * Adds products, the first of them as the newest, and returns all. One that is a favorite already stays in its place;
     * past MAX_FAVORITES the oldest give way; what this brand does not show is left out.
     */
    addOwnFavorites: (userId: string, productIds: readonly string[]) =>
      db.transaction(async (tx) => {
        // The user's row is the lock of the list: two devices at once cannot both fill the last place.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const shown = await listShownIds(tx, brand.id, [...new Set(productIds)]);
        const nowMs = clock.now().getTime();
        const rows = shown.map((productId, index) => ({
          userId,
          productId,
          createdAt: new Date(nowMs - index),
        }));
        if (rows.length > 0) await tx.insert(favorites).values(rows).onConflictDoNothing();
        const newest = (await listIds(tx, userId)).slice(0, MAX_FAVORITES).map(({ productId }) => productId);
        await tx
          .delete(favorites)
          .where(and(eq(favorites.userId, userId), notInArray(favorites.productId, newest)));
        return list(tx, userId);
      }),

    /** Takes one out; one that is not there is no error. */
    async deleteOwnFavorite(userId: string, productId: string): Promise<void> {
      await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.productId, productId)));
    },
  };
}

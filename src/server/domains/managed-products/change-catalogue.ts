import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { createWrites, type Writes } from '@/server/domains/editing/versioned';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import type { ProductContext } from './product-context';

/**
 * Locks the catalogue until the transaction ends: whether a slug or a SKU is free is checked before it is written, so
 * two writes must not check at the same time. Orders do not wait for it.
 */
const lockCatalogue = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);

/**
 * Writes of products: each in one transaction under the lock of the catalogue. After the commit their pages are
 * revalidated and the search index is updated; when that fails, a background job indexes them.
 */
export const createCatalogueWrites = ({ db, clock, catalog, revalidation, log }: ProductContext): Writes =>
  createWrites({
    db,
    clock,
    revalidation,
    async transact(work) {
      const result = await retryTransaction(db, async (tx) => {
        await lockCatalogue(tx);
        return work(tx);
      });
      revalidation.kick();
      await catalog
        .indexChanged()
        .catch((error: unknown) => log.error({ error }, 'changed products will be indexed later'));
      return result;
    },
  });

import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import type { ProductContext } from './product-context';

/**
 * One change of products at a time, until the transaction ends: whether a slug or a SKU is free is asked before it is
 * written, and two answers must not be true at once. Orders do not wait for it.
 */
const lockCatalogue = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);

/**
 * Runs a change of products in one transaction; once it is committed, begins to make its pages anew and brings the
 * search up to date. What is saved stays saved when the search cannot be: background work indexes it then.
 */
export async function changeCatalogue<Result>(
  { db, catalog, revalidation, log }: ProductContext,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await retryTransaction(db, async (tx) => {
    await lockCatalogue(tx);
    return work(tx);
  });
  revalidation.kick();
  await catalog
    .indexChanged()
    .catch((error: unknown) => log.error({ error }, 'changed products will be indexed later'));
  return result;
}

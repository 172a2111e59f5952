import { and, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { isShown } from '@/server/domains/catalog/listing/list.repo';

/** Those of the ids that this brand shows, in their order. */
export async function listShownIds(db: Db, brandId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isShown(brandId), inArray(products.id, [...ids])));
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
}

import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';
import { isShown } from '@/server/domains/catalog/listing/list.repo';

/** The packs of these ids that a brand quotes: those it shows, without products under special control. */
export async function listQuotedPacks(db: Db, brandId: string, variationIds: readonly string[]) {
  const rows = await db
    .select({
      variationId: variations.id,
      slug: products.slug,
      title: products.title,
      translations: products.translations,
      presentation: variations.presentation,
      sku: variations.sku,
      weightGrams: variations.shippingWeightGrams,
    })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(
      and(inArray(variations.id, [...variationIds]), ne(products.saleClass, 'restrito'), isShown(brandId)),
    );
  return new Map(rows.map((row) => [row.variationId, row]));
}

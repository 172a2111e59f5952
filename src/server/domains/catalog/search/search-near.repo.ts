import { and, desc, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categories } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { bestSellers } from '@/server/domains/catalog/listing/best-sellers';
import { isListed } from '@/server/domains/catalog/listing/list-conditions';
import { loadLexemes } from './search-lexemes';
import { matchAnySegment } from './search.repo';
import type { Segment } from './search-understanding';

const LOOKED_AT = 48;
const MAX_NEAR = 6;

/** Categories of the best sellers that say any one thing of a text, by how many of them: slugs. */
export async function listNearCategories(
  db: Db,
  brandId: string,
  segments: readonly Segment[],
): Promise<string[]> {
  const best = bestSellers(
    and(isListed(brandId), matchAnySegment(segments, await loadLexemes(db, segments))),
    LOOKED_AT,
    'gather',
  );
  const rows = await db
    .select({ slug: categories.slug })
    .from(productListings)
    .innerJoin(categories, sql`${categories.id} = any(${productListings.categoryIds})`)
    .where(sql`${productListings.productId} in (select product_id from ${best} best)`)
    .groupBy(categories.id)
    .orderBy(desc(sql`count(*)`), categories.position)
    .limit(MAX_NEAR);
  return rows.map(({ slug }) => slug);
}

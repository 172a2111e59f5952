import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { holdsCode, isWholeCode, readCode } from '@/server/db/product-code';
import { products, variations } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { isListed } from './list-conditions';

/** A pack that a typed code names. */
export interface CodedPack {
  productId: string;
  slug: string;
  sku: string;
  /** The code is the whole item number or bar code. */
  isWhole: boolean;
}

/** Packs that the beginning of a code may name; more is no code. */
const MAX_PACKS = 240;

/** Packs of this brand by item number or bar code, the whole ones first; none for a text that is no code. */
export async function listCodedPacks(db: Db, brandId: string, typed: string): Promise<CodedPack[]> {
  const code = readCode(typed);
  if (!code) return [];
  const isWhole = sql<boolean>`${isWholeCode(code)}`;
  const rows = await db
    .select({ productId: variations.productId, slug: products.slug, sku: variations.sku, isWhole })
    .from(variations)
    .innerJoin(productListings, eq(productListings.productId, variations.productId))
    .innerJoin(products, eq(products.id, variations.productId))
    .where(and(isListed(brandId), holdsCode(code)))
    .orderBy(
      desc(isWhole),
      desc(productListings.soldCount),
      asc(variations.productId),
      asc(variations.position),
    )
    .limit(MAX_PACKS);
  const whole = rows.filter((row) => row.isWhole);
  return whole.length > 0 ? whole : rows;
}

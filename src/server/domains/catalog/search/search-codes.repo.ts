import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { holdsCode, isWholeCode, readCode } from '@/server/db/product-code';
import { products, variations } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { isListed } from '@/server/domains/catalog/listing/list-conditions';

/** A pack that a typed code names. */
export interface CodedPack {
  productId: string;
  slug: string;
  sku: string;
  /** The code is the whole item number or bar code. */
  isWhole: boolean;
}

/** Packs that a part of a code may name; more is no code. */
const MAX_PACKS = 240;

const PACK = {
  productId: variations.productId,
  slug: products.slug,
  sku: variations.sku,
  soldCount: productListings.soldCount,
  position: variations.position,
};

type PackRow = { [Name in keyof typeof PACK]: Name extends 'soldCount' | 'position' ? number : string };

/** At most one row more than MAX_PACKS, in no order: all bar codes of a shop begin alike, and sorting them takes long. */
const listPacks = (db: Db, brandId: string, holds: SQL | undefined): Promise<PackRow[]> =>
  db
    .select(PACK)
    .from(variations)
    .innerJoin(productListings, eq(productListings.productId, variations.productId))
    .innerJoin(products, eq(products.id, variations.productId))
    .where(and(isListed(brandId), holds))
    .limit(MAX_PACKS + 1);

const sortPacks = (rows: readonly PackRow[]) =>
  [...rows].sort(
    (one, other) =>
      other.soldCount - one.soldCount ||
      (one.productId < other.productId
        ? -1
        : one.productId > other.productId
          ? 1
          : one.position - other.position),
  );

/**
 * Packs of this brand by item number or bar code: the whole code's, else those that a part of it names, the best selling
 * first; none for a text that is no code.
 */
export async function listCodedPacks(db: Db, brandId: string, typed: string): Promise<CodedPack[]> {
  const code = readCode(typed);
  if (!code) return [];
  const whole = await listPacks(db, brandId, isWholeCode(code));
  const rows = whole.length > 0 ? whole : await listPacks(db, brandId, holdsCode(code));
  if (rows.length > MAX_PACKS) return [];
  const isWhole = whole.length > 0;
  return sortPacks(rows).map(({ productId, slug, sku }) => ({ productId, slug, sku, isWhole }));
}

import { sql, type SQL } from 'drizzle-orm';
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
  priceCents: number;
  salePriceCents: number | null;
  /** The code is the whole item number or bar code. */
  isWhole: boolean;
}

/** The most packs that a part of a code may match; with more it is not read as a code. */
const MAX_PACKS = 240;

interface PackRow extends CodedPack {
  soldCount: number;
  position: number;
}

const packs = (brandId: string, holds: SQL, isWhole: boolean) => sql`
  select ${variations.productId}, ${products.slug}, ${variations.sku}, ${variations.priceCents}, ${variations.salePriceCents},
    ${productListings.soldCount}, ${variations.position}, ${sql.raw(String(isWhole))} as is_whole
  from ${variations}
  join ${productListings} on ${productListings.productId} = ${variations.productId}
  join ${products} on ${products.id} = ${variations.productId}
  where ${isListed(brandId)} and ${holds} limit ${MAX_PACKS + 1}`;

/**
 * The packs of a whole code, else those that a part of it matches. At most one row more than MAX_PACKS, unsorted: all
 * bar codes of a shop begin alike, so sorting them is slow.
 */
const listPacks = (db: Db, brandId: string, code: string): Promise<PackRow[]> =>
  db
    .select({
      productId: sql<string>`product_id`,
      slug: sql<string>`slug`,
      sku: sql<string>`sku`,
      priceCents: sql<number>`price_cents`,
      salePriceCents: sql<number | null>`sale_price_cents`,
      soldCount: sql<number>`sold_count`,
      position: sql<number>`position`,
      isWhole: sql<boolean>`is_whole`,
    })
    .from(
      sql`(with whole as materialized (${packs(brandId, isWholeCode(code), true)}),
        part as materialized (${packs(brandId, sql`${holdsCode(code)} and not exists (select 1 from whole)`, false)})
        select * from whole union all select * from part) packs`,
    );

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
 * Packs of this brand by item number or bar code: the whole code's, else those that a part of it names, the best
 * selling first; none for a text that is no code.
 */
export async function listCodedPacks(db: Db, brandId: string, typed: string): Promise<CodedPack[]> {
  const code = readCode(typed);
  if (!code) return [];
  const rows = await listPacks(db, brandId, code);
  if (rows.length > MAX_PACKS) return [];
  return sortPacks(rows);
}

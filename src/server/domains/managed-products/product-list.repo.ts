import { inArray, sql } from 'drizzle-orm';
import { LOW_STOCK } from '@/contract/constants';
import type { ManagedProductList } from '@/contract/schemas/managed-products';
import { fromCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import { readPage } from '@/server/db/read-page';
import { products, variations } from '@/server/db/schema/catalog';
import { cardPicture } from '@/server/domains/catalog/product/product-card';
import { publicationState } from './managed-product-view';
import { listCondition, listOrder, type ManagedFilters } from './product-list-conditions';

const currentPrice = sql`coalesce(${variations.salePriceCents}, ${variations.priceCents})`;

/** What the packs of these products cost and hold, by product. */
async function loadFigures(db: Db, productIds: string[]) {
  const rows = await db
    .select({
      productId: variations.productId,
      variationCount: sql<number>`count(*)::int`,
      stock: sql<number>`sum(${variations.stock})::int`,
      lowStockCount: sql<number>`(count(*) filter (where ${variations.stock} <= ${LOW_STOCK}))::int`,
      priceFromCents: sql<number>`min(${currentPrice})::int`,
      priceToCents: sql<number>`max(${currentPrice})::int`,
    })
    .from(variations)
    .where(inArray(variations.productId, productIds))
    .groupBy(variations.productId);
  return new Map(rows.map((row) => [row.productId, row]));
}

/**
 * A page of products of every state and brand, with two queries and a count. The figures are read for the page alone:
 * joined, they would be summed for every product before sorting.
 */
export async function listManagedProducts(
  db: Db,
  { pagina: page, ...filters }: ManagedFilters & { pagina: number },
): Promise<ManagedProductList> {
  const where = listCondition(filters);
  const rows = db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      lineName: products.lineName,
      species: products.species,
      gallery: products.gallery,
      published: products.published,
      publishAt: products.publishAt,
      saleClass: products.saleClass,
      soldCount: products.soldCount,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(where)
    .orderBy(...listOrder(filters.ordem));
  const list = await readPage(page, { total: db.$count(products, where), rows }, (row) => row);
  const figures = await loadFigures(
    db,
    list.items.map(({ id }) => id),
  );
  return {
    ...list,
    items: list.items.map(({ gallery, published, publishAt, updatedAt, ...row }) => {
      const packs = figures.get(row.id);
      return {
        ...row,
        picture: cardPicture(gallery),
        state: publicationState({ published, publishAt }),
        publishAt: publishAt?.toISOString() ?? null,
        priceFrom: fromCents(packs?.priceFromCents ?? 0),
        priceTo: fromCents(packs?.priceToCents ?? 0),
        variationCount: packs?.variationCount ?? 0,
        stock: packs?.stock ?? 0,
        lowStockCount: packs?.lowStockCount ?? 0,
        updatedAt: updatedAt.toISOString(),
      };
    }),
  };
}

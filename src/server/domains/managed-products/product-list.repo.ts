import { eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import { LOW_STOCK } from '@/contract/constants';
import type { ManagedProductList } from '@/contract/schemas/managed-products';
import { fromCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';
import { cardPicture } from '@/server/domains/catalog/product-card';
import { publicationState } from './managed-product-view';
import { listCondition, listOrder, type ManagedFilters } from './product-list-conditions';

const currentPrice = sql`coalesce(${variations.salePriceCents}, ${variations.priceCents})`;

/** A page of products of every state and brand, with the figures of their packs in the same query. */
export async function listManagedProducts(
  db: Db,
  { pagina: page, ...filters }: ManagedFilters & { pagina: number },
): Promise<ManagedProductList> {
  const where = listCondition(filters);
  const packs = db
    .select({
      count: sql<number>`count(*)::int`.as('pack_count'),
      stock: sql<number>`coalesce(sum(${variations.stock}), 0)::int`.as('pack_stock'),
      low: sql<number>`(count(*) filter (where ${variations.stock} <= ${LOW_STOCK}))::int`.as('pack_low'),
      from: sql<number>`coalesce(min(${currentPrice}), 0)::int`.as('price_from'),
      to: sql<number>`coalesce(max(${currentPrice}), 0)::int`.as('price_to'),
    })
    .from(variations)
    .where(eq(variations.productId, products.id))
    .as('packs');
  const rows = await db
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
      variationCount: packs.count,
      stock: packs.stock,
      lowStockCount: packs.low,
      priceFrom: packs.from,
      priceTo: packs.to,
    })
    .from(products)
    .innerJoinLateral(packs, sql`true`)
    .where(where)
    .orderBy(...listOrder(filters.ordem, sql`${packs.stock}`))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const total = await db.$count(products, where);
  return {
    items: rows.map(({ gallery, published, publishAt, updatedAt, priceFrom, priceTo, ...row }) => ({
      ...row,
      picture: cardPicture(gallery),
      state: publicationState({ published, publishAt }),
      publishAt: publishAt?.toISOString() ?? null,
      priceFrom: fromCents(priceFrom),
      priceTo: fromCents(priceTo),
      updatedAt: updatedAt.toISOString(),
    })),
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

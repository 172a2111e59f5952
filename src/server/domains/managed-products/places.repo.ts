import { arrayOverlaps, eq, inArray, or, sql } from 'drizzle-orm';
import { productPath } from '@config/routes';
import type { Db } from '@/server/db/client';
import {
  categories,
  collectionProducts,
  collections,
  productCategories,
  products,
} from '@/server/db/schema/catalog';
import { posts } from '@/server/db/schema/content';
import { moveSlug } from '@/server/domains/editing/former-slugs.repo';
import { renameLinks } from '@/server/domains/editing/rename-links.repo';
import type { ShopEvent } from '@/server/revalidation/shop-event';
import { listNeighbours } from './neighbours.repo';

/** Where on the shop a product stands. */
export interface Places {
  isShown: boolean;
  slug: string;
  categorySlugs: string[];
  collectionSlugs: string[];
  /** Of articles that name it. */
  postSlugs: string[];
  /** Of products that show it beside themselves; none while it is not shown. */
  neighbourSlugs: string[];
}

const listCategorySlugs = (tx: Db, ids: string[]) =>
  tx
    .select({ productId: productCategories.productId, slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, ids));

const listCollectionSlugs = (tx: Db, ids: string[]) =>
  tx
    .selectDistinct({ productId: products.id, slug: collections.slug })
    .from(products)
    .leftJoin(collectionProducts, eq(collectionProducts.productId, products.id))
    .innerJoin(
      collections,
      or(eq(collections.id, products.collectionId), eq(collections.id, collectionProducts.collectionId)),
    )
    .where(inArray(products.id, ids));

/** Where these products stand now, by id, with five queries, and a few more for each when they are few. */
export async function listPlaces(tx: Db, ids: readonly string[]): Promise<Map<string, Places>> {
  if (ids.length === 0) return new Map();
  const wanted = [...ids];
  const rows = await tx
    .select({ id: products.id, slug: products.slug, isShown: products.published })
    .from(products)
    .where(inArray(products.id, wanted));
  const slugs = rows.map(({ slug }) => slug);
  const named =
    slugs.length === 0
      ? []
      : await tx
          .select({ slug: posts.slug, names: posts.relatedProductSlugs })
          .from(posts)
          .where(arrayOverlaps(posts.relatedProductSlugs, slugs));
  const inCategories = await listCategorySlugs(tx, wanted);
  const inCollections = await listCollectionSlugs(tx, wanted);
  const neighbours = await listNeighbours(
    tx,
    rows.filter(({ isShown }) => isShown),
  );
  const slugsOf = (list: { productId: string; slug: string }[], id: string) =>
    list.filter(({ productId }) => productId === id).map(({ slug }) => slug);
  return new Map(
    rows.map(({ id, slug, isShown }) => [
      id,
      {
        isShown,
        slug,
        categorySlugs: slugsOf(inCategories, id),
        collectionSlugs: slugsOf(inCollections, id),
        postSlugs: named.filter(({ names }) => names.includes(slug)).map((post) => post.slug),
        neighbourSlugs: neighbours.get(id) ?? [],
      },
    ]),
  );
}

const both = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];

/** The event that revalidates the pages of a product; none when the shop showed it neither before nor after. */
export function planProductEvents(
  id: string,
  before: Places | undefined,
  after: Places | undefined,
): ShopEvent[] {
  if (!before?.isShown && !after?.isShown) return [];
  return [
    {
      type: 'product',
      id,
      slugs: both(before && [before.slug], after && [after.slug]),
      categorySlugs: both(before?.categorySlugs, after?.categorySlugs),
      collectionSlugs: both(before?.collectionSlugs, after?.collectionSlugs),
      postSlugs: both(before?.postSlugs, after?.postSlugs),
      neighbourSlugs: both(before?.neighbourSlugs, after?.neighbourSlugs),
    },
  ];
}

/**
 * Writes the new slug of a product into related products and articles, and into what links to its page. Their versions
 * stay: their editors changed nothing. The old address leads to the new one.
 * @returns the events of articles that link to it
 */
export async function moveProductAddress(tx: Db, id: string, from: string, to: string): Promise<ShopEvent[]> {
  await moveSlug(tx, { kind: 'product', id, from, to });
  await tx
    .update(products)
    .set({ relatedSlugs: sql`array_replace(${products.relatedSlugs}, ${from}, ${to})` })
    .where(arrayOverlaps(products.relatedSlugs, [from]));
  await tx
    .update(posts)
    .set({ relatedProductSlugs: sql`array_replace(${posts.relatedProductSlugs}, ${from}, ${to})` })
    .where(arrayOverlaps(posts.relatedProductSlugs, [from]));
  return renameLinks(tx, { from: productPath(from), to: productPath(to) });
}

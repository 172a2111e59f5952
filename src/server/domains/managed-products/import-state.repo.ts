import { asc, count, inArray, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categories, productCategories, products, variations } from '@/server/db/schema/catalog';
import type { ImportState } from './import-state';
import { lockPacks } from './managed-product.repo';
import { toVariationContent } from './managed-product-view';
import type { ImportLineContent } from './read-import-line';

/** An empty list is no valid SQL; no id or name is an empty text. */
const some = (list: readonly (string | undefined)[]) => [
  '',
  ...new Set(list.flatMap((text) => (text ? [text] : []))),
];

/**
 * The products and packs the lines name, held until the transaction ends, with five queries however many they are.
 */
export async function loadImportState(tx: Db, lines: readonly ImportLineContent[]): Promise<ImportState> {
  const packRows = await lockPacks(tx, inArray(variations.sku, some(lines.map(({ sku }) => sku))));
  const productRows = await tx
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      lineName: products.lineName,
      species: products.species,
      brandIds: products.brandIds,
      published: products.published,
    })
    .from(products)
    .where(
      or(
        inArray(products.id, some(packRows.map(({ productId }) => productId))),
        inArray(products.slug, some(lines.map(({ slug }) => slug))),
      ),
    )
    .for('update');
  const ids = some(productRows.map(({ id }) => id));
  const counts = await tx
    .select({ id: variations.productId, packs: count() })
    .from(variations)
    .where(inArray(variations.productId, ids))
    .groupBy(variations.productId);
  const refs = await tx
    .select()
    .from(productCategories)
    .where(inArray(productCategories.productId, ids))
    .orderBy(asc(productCategories.position));
  const categoryRows = await tx
    .select({ id: categories.id, slug: categories.slug, species: categories.species })
    .from(categories);
  const packCounts = new Map(counts.map(({ id, packs }) => [id, packs]));
  return {
    products: new Map(
      productRows.map(({ id, ...row }) => {
        const categoryIds = refs.filter((ref) => ref.productId === id).map(({ categoryId }) => categoryId);
        const product = { ...row, categoryIds };
        return [
          id,
          { id, packCount: packCounts.get(id) ?? 0, before: product, now: product, said: new Map() },
        ];
      }),
    ),
    packsBySku: new Map(
      packRows.map((row) => {
        const { id, ...content } = toVariationContent(row);
        const pack = { content, stock: row.stock };
        return [row.sku, { id, productId: row.productId, position: row.position, before: pack, now: pack }];
      }),
    ),
    categoriesBySlug: new Map(categoryRows.map(({ slug, ...category }) => [slug, category])),
  };
}

import { asc, ne } from 'drizzle-orm';
import { BRANDS } from '@config/brands/all';
import type { EditorChoices } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import { categories, collections, products } from '@/server/db/schema/catalog';

/** What an editor chooses from: brands, categories in menu order, collections and the lines there are, by name. */
export async function loadEditorChoices(db: Db): Promise<EditorChoices> {
  const lines = await db
    .selectDistinct({ lineName: products.lineName })
    .from(products)
    .where(ne(products.lineName, ''))
    .orderBy(asc(products.lineName));
  return {
    brands: Object.values(BRANDS).map(({ id, name }) => ({ id, name })),
    categories: await db
      .select({
        id: categories.id,
        slug: categories.slug,
        name: categories.name,
        species: categories.species,
      })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    collections: await db
      .select({ id: collections.id, title: collections.title })
      .from(collections)
      .orderBy(asc(collections.title), asc(collections.id)),
    lineNames: lines.map(({ lineName }) => lineName),
  };
}

import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { LOW_STOCK, type PublicationState } from '@/contract/constants';
import type { ManagedProductListQuery } from '@/contract/schemas/managed-products';
import { contains, holdsTyped } from '@/server/db/contains';
import { holdsCode, readCode } from '@/server/db/product-code';
import { categories, productCategories, products, variations } from '@/server/db/schema/catalog';

export type ManagedFilters = Omit<z.output<typeof ManagedProductListQuery>, 'pagina'>;

const STATES: Record<PublicationState, SQL | undefined> = {
  published: eq(products.published, true),
  scheduled: and(eq(products.published, false), isNotNull(products.publishAt)),
  draft: and(eq(products.published, false), isNull(products.publishAt)),
};

const hasPack = (condition: SQL) =>
  sql`exists (select 1 from ${variations} where ${variations.productId} = ${products.id} and ${condition})`;

/**
 * A text somewhere in the name, the line or the slug, or in the item number or bar code of a pack, however it is
 * written.
 */
const textCondition = (q: string): SQL => {
  const code = readCode(q);
  const ofCode = sql`${variations.sku} ilike ${contains(q)}`;
  const name = sql`(${products.title} || ' ' || ${products.lineName} || ' ' || ${products.slug})`;
  return sql`(${holdsTyped(name, q)}
    or ${hasPack(code ? sql`(${ofCode} or ${holdsCode(code)})` : ofCode)})`;
};

const categoryCondition = (slug: string) =>
  sql`exists (select 1 from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId}
    where ${productCategories.productId} = ${products.id} and ${categories.slug} = ${slug})`;

/** What the filters of the list, and of its export, let through. */
export const listCondition = ({ q, situacao, categoria, estoque }: ManagedFilters): SQL | undefined =>
  and(
    q ? textCondition(q) : undefined,
    situacao && STATES[situacao],
    categoria === undefined ? undefined : categoryCondition(categoria),
    estoque && hasPack(sql`${variations.stock} <= ${estoque === 'zerado' ? 0 : LOW_STOCK}`),
  );

const unitsOnHand = sql`(select coalesce(sum(${variations.stock}), 0) from ${variations}
  where ${variations.productId} = ${products.id})`;

/** The order of the list; each ends with the id, so that no product stands on two pages. */
export function listOrder(sort: ManagedFilters['ordem']): SQL[] {
  switch (sort) {
    case 'nome':
      return [asc(sql`fold_text(${products.title})`), asc(products.id)];
    case 'estoque':
      return [asc(unitsOnHand), asc(products.id)];
    case 'vendidos':
      return [desc(products.soldCount), asc(products.id)];
    default:
      return [desc(products.updatedAt), asc(products.id)];
  }
}

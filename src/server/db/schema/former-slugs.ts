import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Slugs that products and articles had before: their old addresses lead to the new ones. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    kind: text().$type<'product' | 'post'>().notNull(),
    slug: text().notNull(),
    /** Id of the product or article. One that was deleted since is not found. */
    entityId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

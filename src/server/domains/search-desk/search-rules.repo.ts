import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { isLocale } from '@config/locales';
import type { SearchRule } from '@/contract/schemas/search-desk';
import type { Db } from '@/server/db/client';
import { readPage } from '@/server/db/read-page';
import { products } from '@/server/db/schema/catalog';
import { searchRules } from '@/server/db/schema/searching';
import { users } from '@/server/db/schema/users';

export type RuleRow = typeof searchRules.$inferSelect;

interface NamedRule {
  rule: RuleRow;
  productTitle: string | null;
  author: string | null;
}

const isOfProduct = (kind: SearchRule['kind']) => kind === 'pin' || kind === 'hide';

const toRule = ({ rule, productTitle, author }: NamedRule): SearchRule => ({
  id: rule.id,
  brandId: rule.brandId,
  kind: rule.kind,
  typed: rule.typed,
  locale: isLocale(rule.locale) ? rule.locale : null,
  target: rule.target,
  productTitle: isOfProduct(rule.kind) ? productTitle : null,
  version: rule.version,
  author,
  createdAt: rule.createdAt.toISOString(),
  endedAt: rule.endedAt?.toISOString() ?? null,
});

const selectRules = (db: Db) =>
  db
    .select({ rule: searchRules, productTitle: products.title, author: users.fullName })
    .from(searchRules)
    .leftJoin(products, eq(products.id, searchRules.target))
    .leftJoin(users, and(eq(users.id, searchRules.createdBy), isNull(users.deletedAt)));

/** A rule with the names it is shown with. */
export async function findRule(db: Db, id: string): Promise<SearchRule | null> {
  const [row] = await selectRules(db).where(eq(searchRules.id, id));
  return row ? toRule(row) : null;
}

interface RuleFilter {
  brandId: string;
  typed: string | null;
  isEnded: boolean;
}

/** Rules of a brand, the newest first; an empty list has one page. */
export async function listRules(db: Db, { brandId, typed, isEnded }: RuleFilter, page: number) {
  const where: SQL | undefined = and(
    eq(searchRules.brandId, brandId),
    isEnded ? isNotNull(searchRules.endedAt) : isNull(searchRules.endedAt),
    typed === null ? undefined : sql`${searchRules.query} = search_norm(${typed})`,
  );
  const rows = selectRules(db)
    .where(where)
    .orderBy(desc(sql`coalesce(${searchRules.endedAt}, ${searchRules.createdAt})`), desc(searchRules.id));
  const list = await readPage(page, { total: db.$count(searchRules, where), rows }, toRule);
  return { ...list, pageCount: Math.max(1, list.pageCount) };
}

/** Whether a product exists, published or not. */
export async function hasProduct(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, id));
  return rows.length > 0;
}

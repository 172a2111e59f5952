import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, ne, notExists, or, sql, type Column } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { posts } from '@/server/db/schema/content';
import { searchRules } from '@/server/db/schema/searching';
import { redirects } from '@/server/db/schema/users';
import type { ShopEvent } from '@/server/revalidation/shop-event';
import { renameAddress } from './rename-address';

/** A page of the shop that moves: its path before and from now on. */
export interface Move {
  from: string;
  to: string;
}

const names = (column: Column, { from }: Move) => sql`position(${from} in ${column}::text) > 0`;

/** The texts of an article, with links to the page's new address. */
export const renameInPost = (
  { bodyMarkdown, translations }: Pick<typeof posts.$inferSelect, 'bodyMarkdown' | 'translations'>,
  { from, to }: Move,
) => ({
  bodyMarkdown: renameAddress(bodyMarkdown, from, to),
  translations: Object.fromEntries(
    Object.entries(translations).map(([locale, texts = {}]) => [
      locale,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, renameAddress(text, from, to)])),
    ]),
  ),
});

async function renameTargets(tx: Db, move: Move) {
  const links = await tx.select().from(redirects).where(names(redirects.target, move)).for('update');
  for (const { code, target } of links)
    await tx
      .update(redirects)
      .set({ target: renameAddress(target, move.from, move.to) })
      .where(eq(redirects.code, code));
}

async function renameRules(tx: Db, move: Move) {
  const isLeading = and(eq(searchRules.kind, 'redirect'), isNull(searchRules.endedAt));
  const rules = await tx
    .select()
    .from(searchRules)
    .where(and(isLeading, names(searchRules.target, move)))
    .for('update');
  const same = alias(searchRules, 'same');
  for (const { id, target } of rules) {
    const renamed = renameAddress(target, move.from, move.to);
    // A rule of the same search may lead there already, and may be there once only.
    const twin = tx
      .select({ id: same.id })
      .from(same)
      .where(
        and(
          ne(same.id, searchRules.id),
          eq(same.brandId, searchRules.brandId),
          sql`${same.locale} is not distinct from ${searchRules.locale}`,
          eq(same.kind, 'redirect'),
          eq(same.query, searchRules.query),
          eq(same.target, renamed),
          isNull(same.endedAt),
        ),
      );
    await tx
      .update(searchRules)
      .set({ target: renamed })
      .where(and(eq(searchRules.id, id), notExists(twin)));
  }
}

async function renameInPosts(tx: Db, move: Move, exceptId: string | undefined): Promise<ShopEvent[]> {
  const found = await tx
    .select()
    .from(posts)
    .where(
      and(
        or(names(posts.bodyMarkdown, move), names(posts.translations, move)),
        exceptId === undefined ? undefined : ne(posts.id, exceptId),
      ),
    )
    .orderBy(posts.id)
    .for('update');
  const events: ShopEvent[] = [];
  for (const { id, slug, bodyMarkdown, translations } of found) {
    const renamed = renameInPost({ bodyMarkdown, translations }, move);
    // It names a longer address that begins alike.
    if (isDeepStrictEqual(renamed, { bodyMarkdown, translations })) continue;
    await tx.update(posts).set(renamed).where(eq(posts.id, id));
    events.push({ type: 'post', id, slugs: [slug] });
  }
  return events;
}

/**
 * Lets campaign links, searches that lead to a page, and articles follow a page to its new address. Their versions stay:
 * their editors changed nothing.
 * @param exceptId an article that its caller writes
 * @returns the events of the articles
 */
export async function renameLinks(tx: Db, move: Move, exceptId?: string): Promise<ShopEvent[]> {
  await renameTargets(tx, move);
  await renameRules(tx, move);
  return renameInPosts(tx, move, exceptId);
}

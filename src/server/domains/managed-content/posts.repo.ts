import { and, asc, count, desc, eq, gt, ilike, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { PublicationState } from '@/contract/constants';
import type { Db } from '@/server/db/client';
import { contains } from '@/server/db/contains';
import { posts } from '@/server/db/schema/content';
import { revalidations } from '@/server/db/schema/revalidations';
import type { PostRow } from '@/server/domains/content/post-page';

const summaryColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  author: posts.author,
  species: posts.species,
  picture: posts.picture,
  published: posts.published,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
};

const inState = (state: PublicationState, now: Date): SQL | undefined => {
  if (state === 'draft') return eq(posts.published, false);
  const time = state === 'scheduled' ? gt(posts.publishedAt, now) : lte(posts.publishedAt, now);
  return and(eq(posts.published, true), time);
};

/** A page of articles of every brand and state without their texts, newest first. */
export async function listPostSummaries(
  db: Db,
  { q, state, page, now }: { q?: string; state?: PublicationState; page: number; now: Date },
) {
  const where = and(
    q ? or(ilike(posts.title, contains(q)), ilike(posts.slug, contains(q))) : undefined,
    state && inState(state, now),
  );
  const [counted] = await db.select({ total: count() }).from(posts).where(where);
  const rows = await db
    .select(summaryColumns)
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publishedAt), asc(posts.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: counted?.total ?? 0 };
}

export async function findPostById(db: Db, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row ?? null;
}

/** The article, which nobody else changes before the transaction ends. */
export async function lockPost(tx: Db, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update');
  return row ?? null;
}

export async function insertPost(tx: Db, values: typeof posts.$inferInsert): Promise<PostRow> {
  const [row] = await tx.insert(posts).values(values).returning();
  if (!row) throw new Error('The post was not saved');
  return row;
}

export async function updatePostRow(tx: Db, id: string, values: Partial<PostRow>): Promise<PostRow> {
  const [row] = await tx
    .update(posts)
    .set({ ...values, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
    .returning();
  if (!row) throw new Error(`The post ${id} was not saved`);
  return row;
}

export async function deletePostRow(tx: Db, id: string): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id));
}

/** Articles whose time came after a moment and whose pages nobody has asked for since. */
export const listDuePosts = (
  db: Db,
  { brandId, after, now }: { brandId: string; after: Date; now: Date },
): Promise<{ id: string; slug: string }[]> =>
  db
    .select({ id: posts.id, slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.published, true),
        gt(posts.publishedAt, after),
        lte(posts.publishedAt, now),
        sql`${brandId} = any(${posts.brandIds})`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(revalidations)
            .where(
              and(
                eq(revalidations.brandId, brandId),
                eq(revalidations.entity, 'post'),
                eq(revalidations.entityId, posts.id),
                sql`${revalidations.requestedAt} >= ${posts.publishedAt}`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(posts.id));

import { and, asc, desc, eq, gt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PublicationState } from '@/contract/constants';
import type { Db } from '@/server/db/client';
import { holdsTyped } from '@/server/db/contains';
import { readPage } from '@/server/db/read-page';
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

type PostSummaryRow = Pick<PostRow, keyof typeof summaryColumns>;

/** A page of articles of every brand and state without their texts, newest first. */
export function listPostSummaries<Item>(
  db: Db,
  { q, state, page, now }: { q?: string; state?: PublicationState; page: number; now: Date },
  toItem: (row: PostSummaryRow) => Item,
) {
  const where = and(
    q ? or(holdsTyped(posts.title, q), holdsTyped(posts.slug, q)) : undefined,
    state && inState(state, now),
  );
  const rows = db
    .select(summaryColumns)
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publishedAt), asc(posts.id));
  return readPage(page, { total: db.$count(posts, where), rows }, toItem);
}

export async function findPostById(db: Db, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row ?? null;
}

/** Articles whose time came after a moment and whose pages were not revalidated since. */
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

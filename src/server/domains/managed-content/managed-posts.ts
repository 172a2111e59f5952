import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { postPath } from '@config/routes';
import type { PublicationState } from '@/contract/constants';
import type { ParsedInput } from '@/contract/contract';
import type { Post } from '@/contract/schemas/content';
import type { CreatePostBody, ManagedPost, ManagedPostList } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { posts } from '@/server/db/schema/content';
import { loadPostPage, type PostRow } from '@/server/domains/content/post-page';
import { moveSlug, takeSlugs } from '@/server/domains/editing/former-slugs.repo';
import { renameInPost, renameLinks } from '@/server/domains/editing/rename-links.repo';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { planPostChange, planPostValues, requirePostFields } from './post-rules';
import { findPostById, listDuePosts, listPostSummaries } from './posts.repo';

/** How long after its time the pages of an article are still revalidated, if the shop was down. */
const ANNOUNCE_DAYS = 7;

/** The state of an article: `scheduled` is published by itself. */
function planPublicationState(
  { published, publishedAt }: { published: boolean; publishedAt: Date },
  now: Date,
): PublicationState {
  if (!published) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

const toManagedPost = (row: PostRow, now: Date): ManagedPost => ({
  ...row,
  species: row.species as ManagedPost['species'],
  publishedAt: row.publishedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  state: planPublicationState(row, now),
});

/** What an editor wrote, without the columns that the shop sets. */
const contentOf = ({ id: _id, version: _version, updatedAt: _updatedAt, ...content }: PostRow) => content;

/** Articles as editors write them. */
export function createManagedPosts({ db, brand, clock, revalidation }: ContentContext) {
  const pagesOf = (id: string, slugs: readonly string[]) =>
    ({ type: 'post', id, slugs: [...new Set(slugs)] }) as const;

  const toManaged = (row: PostRow) => toManagedPost(row, clock.now());
  const writes = createResourceWrites(
    { db, clock, revalidation },
    {
      entity: 'post',
      uniqueField: 'slug',
      idOf: ({ id }: PostRow) => id,
      lock: (tx, id) => tx.select().from(posts).where(eq(posts.id, id)).for('update'),
      insert: (tx, values: typeof posts.$inferInsert) => tx.insert(posts).values(values).returning(),
      update: (tx, id, values) => tx.update(posts).set(values).where(eq(posts.id, id)).returning(),
      remove: (tx, id) => tx.delete(posts).where(eq(posts.id, id)),
      view: toManaged,
      contentOf,
      eventOf: (rows) =>
        pagesOf(
          rows[0].id,
          rows.map(({ slug }) => slug),
        ),
    },
  );

  /** Links to an article follow it to its new address, and so does its old one. @returns its own texts with such links */
  async function moveLinks(tx: Db, before: PostRow, next: PostRow): Promise<Partial<PostRow>> {
    if (before.slug === next.slug) return {};
    await moveSlug(tx, { kind: 'post', id: before.id, from: before.slug, to: next.slug });
    const move = { from: postPath(before.slug), to: postPath(next.slug) };
    for (const event of await renameLinks(tx, move, before.id)) await revalidation.request(tx, event);
    return renameInPost(next, move);
  }

  return {
    /** Articles of every state and brand, newest first. */
    async listManagedPosts({
      q,
      situacao: state,
      pagina: page,
    }: ParsedInput<'listManagedPosts'>['query']): Promise<ManagedPostList> {
      const now = clock.now();
      return listPostSummaries(
        db,
        { q, state, page, now },
        ({ published, publishedAt, updatedAt, ...row }) => ({
          ...row,
          species: row.species as ManagedPost['species'],
          publishedAt: publishedAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
          state: planPublicationState({ published, publishedAt }, now),
        }),
      );
    },

    /** @throws Fault NOT_FOUND */
    async getManagedPost(id: string): Promise<ManagedPost> {
      const row = await findPostById(db, id);
      if (!row) throw notFound('Post');
      return toManagedPost(row, clock.now());
    },

    /** The article as its page would show it on this brand, whatever its state. @throws Fault NOT_FOUND */
    async previewPost(id: string, locale: Locale = CATALOGUE_LOCALE): Promise<Post> {
      const row = await findPostById(db, id);
      if (!row) throw notFound('Post');
      return loadPostPage(db, row, { brand, locale, now: clock.now() });
    },

    /** @throws Fault VALIDATION, also for a slug that is taken and for names of nothing */
    async createPost(actor: SessionUser, body: CreatePostBody): Promise<ManagedPost> {
      const row = await writes.create(actor, async (tx) => {
        await requirePostFields(tx, body, null);
        await takeSlugs(tx, 'post', [body.slug]);
        return {
          ...body,
          ...planPostValues(body),
          publishedAt: new Date(body.publishedAt),
          id: randomUUID(),
          updatedAt: clock.now(),
        };
      });
      return toManaged(row);
    },

    /**
     * Changes what is given; the old and the new address are revalidated.
     * @throws Fault NOT_FOUND, STALE, VALIDATION
     */
    async updatePost(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updatePost'>['body'],
    ): Promise<ManagedPost> {
      const { after } = await writes.update(actor, { id, version }, async (tx, before) => {
        await requirePostFields(tx, changes, before);
        const values = planPostChange(changes, before);
        const moved = values.slug === undefined ? {} : await moveLinks(tx, before, { ...before, ...values });
        return { ...values, ...moved, updatedAt: clock.now() };
      });
      return toManaged(after);
    },

    /** @throws Fault NOT_FOUND */
    async deletePost(actor: SessionUser, id: string): Promise<null> {
      await writes.remove(actor, id);
      return null;
    },

    /**
     * Revalidates the pages of articles whose time has come. Pages that were requested since are skipped, so that a
     * restart loses and repeats none.
     * @returns how many were published
     */
    async announceDuePosts(): Promise<number> {
      const now = clock.now();
      const after = new Date(now.getTime() - ANNOUNCE_DAYS * 86_400_000);
      const due = await listDuePosts(db, { brandId: brand.id, after, now });
      for (const { id, slug } of due)
        await db.transaction((tx) => revalidation.request(tx, pagesOf(id, [slug])));
      if (due.length > 0) revalidation.kick();
      return due.length;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { PAGE_SIZE } from '@config/commerce';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { ParsedInput } from '@/contract/contract';
import type { Post } from '@/contract/schemas/content';
import type { CreatePostBody, ManagedPost, ManagedPostList } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { loadPostPage, type PostRow } from '@/server/domains/content/post-page';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { refuseTaken, requireVersion } from './field-faults';
import { planChanges, planWhole } from './plan-changes';
import { planPostValues, requirePostFields } from './post-rules';
import {
  deletePostRow,
  findPostById,
  insertPost,
  listDuePosts,
  listPostSummaries,
  lockPost,
  updatePostRow,
} from './posts.repo';
import { planPublicationState } from './publication-state';

/** How long after its time an article is still announced, should the shop have been down. */
const ANNOUNCE_DAYS = 7;

const toManagedPost = (row: PostRow, now: Date): ManagedPost => ({
  ...row,
  species: row.species as ManagedPost['species'],
  publishedAt: row.publishedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  state: planPublicationState(row, now),
});

/** What an editor wrote, without what the shop keeps beside it. */
const contentOf = ({ id: _id, version: _version, updatedAt: _updatedAt, ...content }: PostRow) => content;

/** Articles as editors write them (decisions, Dashboard). */
export function createManagedPosts({ db, brand, clock, revalidation }: ContentContext) {
  const audit = (
    tx: Db,
    actor: SessionUser,
    action: `post.${string}`,
    id: string,
    details: Record<string, unknown>,
  ) => insertAudit(tx, { at: clock.now(), actorId: actor.id, action, entity: 'post', entityId: id, details });

  const askForPages = (tx: Db, id: string, ...slugs: string[]) =>
    revalidation.request(tx, { type: 'post', id, slugs: [...new Set(slugs)] });

  return {
    /** Articles of every state and brand, newest first. */
    async listManagedPosts({
      q,
      situacao: state,
      pagina: page,
    }: ParsedInput<'listManagedPosts'>['query']): Promise<ManagedPostList> {
      const now = clock.now();
      const { rows, total } = await listPostSummaries(db, { q, state, page, now });
      const items = rows.map(({ published, publishedAt, updatedAt, ...row }) => ({
        ...row,
        species: row.species as ManagedPost['species'],
        publishedAt: publishedAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        state: planPublicationState({ published, publishedAt }, now),
      }));
      return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
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
      return loadPostPage(db, row, { brandId: brand.id, locale, now: clock.now() });
    },

    /** @throws Fault VALIDATION, also for a slug that is taken and for names of nothing */
    async createPost(actor: SessionUser, body: CreatePostBody): Promise<ManagedPost> {
      const now = clock.now();
      const row = await refuseTaken('slug', () =>
        db.transaction(async (tx) => {
          await requirePostFields(tx, body, null);
          const values = { ...body, ...planPostValues(body) };
          const created = await insertPost(tx, {
            ...values,
            publishedAt: new Date(body.publishedAt),
            id: randomUUID(),
            updatedAt: now,
          });
          await audit(tx, actor, 'post.create', created.id, { after: planWhole(contentOf(created)) });
          await askForPages(tx, created.id, created.slug);
          return created;
        }),
      );
      revalidation.kick();
      return toManagedPost(row, now);
    },

    /** Changes what is given; the old and the new address are made anew. @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updatePost(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updatePost'>['body'],
    ): Promise<ManagedPost> {
      const now = clock.now();
      const row = await refuseTaken('slug', () =>
        db.transaction(async (tx) => {
          const before = await lockPost(tx, id);
          if (!before) throw notFound('Post');
          requireVersion(before, version, () => toManagedPost(before, now));
          await requirePostFields(tx, changes, before);
          const values = planPostValues(changes);
          const details = planChanges(contentOf(before), { ...contentOf(before), ...values });
          if (!details) return before;
          const after = await updatePostRow(tx, id, { ...values, updatedAt: now });
          await audit(tx, actor, 'post.update', id, details);
          await askForPages(tx, id, after.slug, before.slug);
          return after;
        }),
      );
      revalidation.kick();
      return toManagedPost(row, now);
    },

    /** @throws Fault NOT_FOUND */
    async deletePost(actor: SessionUser, id: string): Promise<null> {
      await db.transaction(async (tx) => {
        const before = await lockPost(tx, id);
        if (!before) throw notFound('Post');
        await deletePostRow(tx, id);
        await audit(tx, actor, 'post.delete', id, { before: planWhole(contentOf(before)) });
        await askForPages(tx, id, before.slug);
      });
      revalidation.kick();
      return null;
    },

    /**
     * Asks for the pages of articles whose time came by itself. What was asked for since needs no second time, so
     * that a restart forgets and doubles nothing.
     * @returns how many went on the shop
     */
    async announceDuePosts(): Promise<number> {
      const now = clock.now();
      const after = new Date(now.getTime() - ANNOUNCE_DAYS * 86_400_000);
      const due = await listDuePosts(db, { brandId: brand.id, after, now });
      for (const { id, slug } of due) await db.transaction((tx) => askForPages(tx, id, slug));
      if (due.length > 0) revalidation.kick();
      return due.length;
    },
  };
}

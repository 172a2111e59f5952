import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { brandContents, faqSections, posts, testimonials } from '@/server/db/schema/content';
import { formerSlugs } from '@/server/db/schema/former-slugs';

/** The testimonials a brand shows, newest first, without the columns for staff. */
export async function listTestimonialRows(db: Db, brandId: string, limit?: number) {
  const rows = db
    .select({
      id: testimonials.id,
      author: testimonials.author,
      role: testimonials.role,
      city: testimonials.city,
      state: testimonials.state,
      rating: testimonials.rating,
      text: testimonials.text,
      translations: testimonials.translations,
    })
    .from(testimonials)
    .where(and(eq(testimonials.published, true), sql`${brandId} = any(${testimonials.brandIds})`))
    .orderBy(desc(testimonials.createdAt), asc(testimonials.id));
  return limit === undefined ? rows : rows.limit(limit);
}

const isPublished = (brandId: string, now: Date) =>
  and(eq(posts.published, true), sql`${brandId} = any(${posts.brandIds})`, lte(posts.publishedAt, now));

/**
 * Posts of a brand published by now, newest first, without their text; no draft, and none whose time is still to come.
 */
export async function listPostRows(db: Db, brandId: string, now: Date, limit?: number) {
  const rows = db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      author: posts.author,
      species: posts.species,
      translations: posts.translations,
      picture: posts.picture,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(isPublished(brandId, now))
    .orderBy(desc(posts.publishedAt), asc(posts.id));
  return limit === undefined ? rows : rows.limit(limit);
}

/** A published post of this brand, also by a slug that it had before. */
export async function findPostRow(db: Db, brandId: string, slug: string, now: Date) {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublished(brandId, now)));
  if (row) return row;
  const [renamed] = await db
    .select(getTableColumns(posts))
    .from(formerSlugs)
    .innerJoin(posts, eq(posts.id, formerSlugs.entityId))
    .where(and(eq(formerSlugs.kind, 'post'), eq(formerSlugs.slug, slug), isPublished(brandId, now)));
  return renamed ?? null;
}

export const listFaqRows = (db: Db) => db.select().from(faqSections).orderBy(asc(faqSections.position));

export async function findBrandContent(db: Db, brandId: string) {
  const [row] = await db
    .select({
      content: brandContents.content,
      translations: brandContents.translations,
      heroPicture: brandContents.heroPicture,
    })
    .from(brandContents)
    .where(eq(brandContents.brandId, brandId));
  return row ?? null;
}

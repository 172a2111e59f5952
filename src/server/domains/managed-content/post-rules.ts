import { eq, inArray } from 'drizzle-orm';
import type { Picture } from '@/contract/schemas/catalog';
import type { UpdatePostBody } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { posts } from '@/server/db/schema/content';
import type { PostRow } from '@/server/domains/content/post-page';
import { hasUnknownBrand, requireFields, type FieldCheck } from '@/server/domains/editing/field-faults';
import { withoutStaleTexts } from '@/server/domains/editing/stale-translations';

export type PostChanges = Omit<UpdatePostBody, 'version'>;

/** Slugs that are taken by other addresses under `/blog/`. */
const RESERVED = new Set(['all']);
const TRANSLATED = new Set(['title', 'excerpt', 'bodyMarkdown']);

/** A picture that this shop stored, or one of another https server. */
const SOURCE =
  /^(?:\/media\/[a-z0-9][a-z0-9-]{0,180}-\d{2,5}\.(?:avif|webp|jpg)|https:\/\/[^\s<>"'`\\]{3,500})$/;
const COLOR = /^#[0-9a-f]{6}$/i;
const LONGEST_ALT = 300;
const LONGEST_SIDE = 30_000;

const isSide = (value: number) => value >= 1 && value <= LONGEST_SIDE;

/** Whether an article may show a picture: from `/media` or https, with its facts. */
function isShowablePicture({ srcUrl, alt, width, height, widths, color }: Picture): boolean {
  return (
    SOURCE.test(srcUrl) &&
    alt.length <= LONGEST_ALT &&
    !/[\0\p{Surrogate}]/u.test(alt) &&
    [width, height, ...widths].every(isSide) &&
    widths.length >= 1 &&
    widths.length <= 12 &&
    COLOR.test(color)
  );
}

/** Dates that both a calendar and Postgres can hold. */
const isCalendarDate = (iso: string) => {
  const year = new Date(iso).getUTCFullYear();
  return year >= 2000 && year <= 2100;
};

/**
 * What is stored of what an editor sent: each name once. Texts are stored as written; what shows them makes them safe.
 */
export function planPostValues(changes: PostChanges): Partial<PostRow> {
  const { publishedAt, brandIds, species, relatedProductSlugs, ...rest } = changes;
  return {
    ...rest,
    ...(brandIds && { brandIds: [...new Set(brandIds)] }),
    ...(species && { species: [...new Set(species)] }),
    ...(relatedProductSlugs && { relatedProductSlugs: [...new Set(relatedProductSlugs)] }),
    ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
  };
}

const originalsOf = ({ title, excerpt, bodyMarkdown }: PostRow) => ({ title, excerpt, bodyMarkdown });

/** The same of a change, without the translations of texts that it changes in Portuguese alone. */
export function planPostChange(changes: PostChanges, before: PostRow): Partial<PostRow> {
  const values = planPostValues(changes);
  const after = { ...before, ...values };
  const translations = withoutStaleTexts(
    { originals: originalsOf(before), translations: before.translations },
    { originals: originalsOf(after), translations: after.translations },
  );
  return { ...values, translations };
}

async function isSlugTaken(tx: Db, slug: string, before: PostRow | null): Promise<boolean> {
  if (RESERVED.has(slug)) return true;
  const [row] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.slug, slug));
  return row !== undefined && row.id !== before?.id;
}

/** Products that are newly named must exist; one that was deleted since is no reason to refuse. */
async function hasUnknownProduct(tx: Db, slugs: readonly string[], before: PostRow | null) {
  const added = [...new Set(slugs)].filter((slug) => !before?.relatedProductSlugs.includes(slug));
  if (added.length === 0) return false;
  const found = await tx.select({ id: products.id }).from(products).where(inArray(products.slug, added));
  return found.length < added.length;
}

/**
 * Checks what a schema cannot know of an article.
 * @param before the article that is changed; null for a new one
 * @throws Fault VALIDATION naming every wrong field
 */
export async function requirePostFields(tx: Db, changes: PostChanges, before: PostRow | null): Promise<void> {
  const { slug, brandIds, relatedProductSlugs = [], publishedAt, picture, translations = {} } = changes;
  const unknownTexts = Object.entries(translations).flatMap(([locale, texts]) =>
    Object.keys(texts)
      .filter((key) => !TRANSLATED.has(key))
      .map((key): FieldCheck => [`translations.${locale}.${key}`, 'unknownField', true]),
  );
  requireFields([
    ['slug', 'taken', slug !== undefined && (await isSlugTaken(tx, slug, before))],
    ['brandIds', 'unknownOption', hasUnknownBrand(brandIds)],
    ['relatedProductSlugs', 'unknownOption', await hasUnknownProduct(tx, relatedProductSlugs, before)],
    ['publishedAt', 'invalid', publishedAt !== undefined && !isCalendarDate(publishedAt)],
    ['picture', 'invalid', !!picture && !isShowablePicture(picture)],
    ...unknownTexts,
  ]);
}

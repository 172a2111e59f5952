import { inArray } from 'drizzle-orm';
import { BRANDS } from '@config/brands/all';
import type { Db } from '@/server/db/client';
import { categories, collections } from '@/server/db/schema/catalog';
import { Fault } from '@/server/kernel/fault';
import { listTakenSkus, listTakenSlugs } from './managed-product.repo';
import type { ProductContent } from './managed-product-view';
import { isReservedSlug } from './reserved-slugs';

interface Wanted {
  /** The product that is changed; left out for a new one. */
  id?: string;
  before: ProductContent | null;
  next: ProductContent;
  now: Date;
}

/** A date that is set now must be in the future; a stored one may have passed meanwhile. */
function timeFields({ before, next, now }: Wanted): [string, string][] {
  return (['publishAt', 'flashSaleEndsAt'] as const).flatMap((field): [string, string][] => {
    const value = next[field];
    const isNew = value !== null && value !== (before?.[field] ?? null);
    return isNew && new Date(value) <= now ? [[field, 'tooSmall']] : [];
  });
}

async function packFields(tx: Db, { id, before, next }: Wanted): Promise<[string, string][]> {
  const known = new Set(before?.variations.map((pack) => pack.id));
  const taken = new Set(
    await listTakenSkus(
      tx,
      next.variations.map(({ sku }) => sku),
      id,
    ),
  );
  return next.variations.flatMap((pack, index): [string, string][] => {
    const isUnknown = pack.id !== undefined && !known.delete(pack.id);
    const isTaken = taken.has(pack.sku);
    taken.add(pack.sku);
    return [
      ...(isUnknown ? [[`variations.${index}.id`, 'unknownOption'] as [string, string]] : []),
      ...(isTaken ? [[`variations.${index}.sku`, 'taken'] as [string, string]] : []),
    ];
  });
}

/** Related products that are added must exist; one that was deleted since is no reason to refuse. */
async function hasUnknownRelated(tx: Db, { before, next }: Wanted): Promise<boolean> {
  const added = next.relatedSlugs.filter((slug) => !before?.relatedSlugs.includes(slug));
  return (await listTakenSlugs(tx, added)).length < added.length;
}

async function isUnknown(tx: Db, table: typeof categories | typeof collections, ids: readonly string[]) {
  return ids.length > 0 && (await tx.$count(table, inArray(table.id, [...ids]))) < ids.length;
}

/**
 * What a schema cannot know of a content: that its slug and SKUs are free, and that what it names exists.
 * @throws Fault VALIDATION naming every wrong field
 */
export async function requireReferences(tx: Db, wanted: Wanted): Promise<void> {
  const { id, next } = wanted;
  const isSlugTaken = isReservedSlug(next.slug) || (await listTakenSlugs(tx, [next.slug], id)).length > 0;
  const collectionIds = next.collectionId === null ? [] : [next.collectionId];
  const checks: [string, string, boolean][] = [
    ['slug', 'taken', isSlugTaken],
    ['categoryIds', 'unknownOption', await isUnknown(tx, categories, next.categoryIds)],
    ['collectionId', 'unknownOption', await isUnknown(tx, collections, collectionIds)],
    ['brandIds', 'unknownOption', next.brandIds.some((brandId) => !Object.hasOwn(BRANDS, brandId))],
    ['relatedSlugs', 'unknownOption', await hasUnknownRelated(tx, wanted)],
  ];
  const fields = [
    ...checks.flatMap(([field, code, isWrong]): [string, string][] => (isWrong ? [[field, code]] : [])),
    ...timeFields(wanted),
    ...(await packFields(tx, wanted)),
  ];
  if (fields.length > 0)
    throw new Fault('VALIDATION', 'The product is not valid', { fields: Object.fromEntries(fields) });
}

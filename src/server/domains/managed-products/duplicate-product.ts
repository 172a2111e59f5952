import { randomUUID } from 'node:crypto';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { createCatalogueWrites } from './change-catalogue';
import { getProductParts, listTakenSkus, listTakenSlugs } from './managed-product.repo';
import { toContent, toManagedProduct, type ProductContent } from './managed-product-view';
import type { ProductContext } from './product-context';
import { insertPacks } from './write-packs.repo';
import { insertProduct, moveCollection, replaceCategories } from './write-product.repo';

const LONGEST = { slug: 120, sku: 40, title: 160 } as const;

/** Adds a suffix within a length; the cut leaves no hyphen or blank at its end. */
const withSuffix = (text: string, suffix: string, longest: number) =>
  text.slice(0, longest - suffix.length).replace(/[-\s]+$/, '') + suffix;

/** Names of the `n`th copy of a product: the first ends with `-copia`, the second with `-copia-2`. */
function planCopyNames(
  original: { slug: string; title: string; skus: readonly string[] },
  n: number,
): { slug: string; title: string; skus: string[] } {
  const count = n === 1 ? '' : String(n);
  const skus = original.skus.map((sku, index) => {
    const suffix = `-C${String(n)}`;
    const name = withSuffix(sku, suffix, LONGEST.sku);
    // Long SKUs that differ only at their end would become equal when they are cut.
    return sku.length + suffix.length > LONGEST.sku
      ? withSuffix(sku, `-${String(index + 1)}${suffix}`, LONGEST.sku)
      : name;
  });
  return {
    slug: withSuffix(original.slug, count ? `-copia-${count}` : '-copia', LONGEST.slug),
    title: withSuffix(original.title, count ? ` (cópia ${count})` : ' (cópia)', LONGEST.title),
    skus,
  };
}

async function findFreeNames(tx: Db, { slug, title, variations }: ProductContent) {
  const original = { slug, title, skus: variations.map(({ sku }) => sku) };
  for (let n = 1; ; n += 1) {
    const names = planCopyNames(original, n);
    const isFree =
      (await listTakenSlugs(tx, [names.slug])).length === 0 &&
      (await listTakenSkus(tx, names.skus)).length === 0;
    if (isFree) return names;
  }
}

/** A draft without what belongs to the original alone: its stock, GTINs and flash sale with its prices. */
function planCopy(content: ProductContent, names: ReturnType<typeof planCopyNames>): ProductContent {
  const isOnFlashSale = content.flashSaleEndsAt !== null;
  return {
    ...content,
    slug: names.slug,
    title: names.title,
    published: false,
    publishAt: null,
    flashSaleEndsAt: null,
    // The title changes, and the translated titles would still be the original's.
    translations: Object.fromEntries(
      Object.entries(content.translations).map(([locale, { title: _title, ...texts }]) => [locale, texts]),
    ),
    variations: content.variations.map(({ id: _id, ...pack }, index) => ({
      ...pack,
      sku: names.skus[index] ?? pack.sku,
      gtin13: null,
      salePrice: isOnFlashSale ? null : pack.salePrice,
      stock: 0,
    })),
  };
}

/**
 * Makes a draft like a product. Reviews, sales and imported ratings stay with the original.
 * @throws Fault NOT_FOUND
 */
export function duplicateProduct(
  context: ProductContext,
  actor: SessionUser,
  id: string,
): Promise<ManagedProduct> {
  const now = context.clock.now();
  const copyId = randomUUID();
  return createCatalogueWrites(context).audited(actor, async (tx) => {
    const original = toContent(await getProductParts(tx, id));
    const copy = planCopy(original, await findFreeNames(tx, original));
    await insertProduct(tx, copyId, copy, now);
    await replaceCategories(tx, copyId, copy.categoryIds);
    await moveCollection(tx, copyId, null, copy.collectionId);
    const packs = copy.variations.map((pack, position) => ({ pack, position }));
    await insertPacks(tx, copyId, packs, { by: actor.id, at: now });
    const details = { from: id, after: { slug: copy.slug, title: copy.title } };
    return {
      result: toManagedProduct(await getProductParts(tx, copyId)),
      audit: [{ action: 'product.duplicate', entityId: copyId, details }],
    };
  });
}

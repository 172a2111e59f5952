import { isDeepStrictEqual } from 'node:util';
import type { ProductText } from '@/contract/constants';
import type { VariationContent } from '@/contract/schemas/managed-products';
import { toCents } from '@/lib/money';
import { withoutStaleTexts } from '@/server/domains/editing/stale-translations';
import type { PackRow, ProductRow } from './managed-product.repo';
import type { ProductContent } from './managed-product-view';

const unique = <Item>(list: readonly Item[]): Item[] => [...new Set(list)];
const isoOf = (date: string | null) => (date === null ? null : new Date(date).toISOString());
const dateOf = (date: string | null) => (date === null ? null : new Date(date));

/** The content without duplicates, its moments in UTC; a published product has no date of publication. */
export const normaliseContent = (content: ProductContent): ProductContent => ({
  ...content,
  species: unique(content.species),
  phases: unique(content.phases),
  seasons: unique(content.seasons),
  needs: unique(content.needs),
  categoryIds: unique(content.categoryIds),
  brandIds: unique(content.brandIds),
  relatedSlugs: unique(content.relatedSlugs).filter((slug) => slug !== content.slug),
  flashSaleEndsAt: isoOf(content.flashSaleEndsAt),
  publishAt: content.published ? null : isoOf(content.publishAt),
  // The stock of a pack that exists is changed by an adjustment alone.
  variations: content.variations.map(({ stock, ...pack }) =>
    pack.id === undefined ? { ...pack, stock: stock ?? 0 } : pack,
  ),
});

/** What a product says in Portuguese, by the names of its translations. */
const originalsOf = ({ regulatory, withdrawal, dose, ...content }: ProductContent) =>
  ({
    title: content.title,
    subtitle: content.subtitle,
    summary: content.summary,
    description: content.description,
    highlights: content.highlights,
    stage: content.stage,
    directions: content.directions,
    doseLabels: dose?.options.map(({ label }) => label),
    warnings: content.warnings,
    withdrawalMeat: withdrawal.meat,
    withdrawalMilk: withdrawal.milk,
    withdrawalEggs: withdrawal.eggs,
    composition: content.composition,
    storage: content.storage,
    classification: regulatory.classification,
    registration: regulatory.registration,
    technicalResponsible: regulatory.technicalResponsible,
  }) satisfies Record<ProductText, unknown>;

/** The next content without the translations of texts that it changes in Portuguese alone. */
export const withoutStale = (before: ProductContent, next: ProductContent): ProductContent => ({
  ...next,
  translations: withoutStaleTexts(
    { originals: originalsOf(before), translations: before.translations },
    { originals: originalsOf(next), translations: next.translations },
  ),
});

/** Fields in which two contents differ. */
export const changedFields = (before: ProductContent, next: ProductContent) =>
  (Object.keys(next) as (keyof ProductContent)[]).filter(
    (field) => !isDeepStrictEqual(before[field], next[field]),
  );

type Details = Partial<Record<keyof ProductContent, unknown>>;

const pick = (content: ProductContent, fields: readonly (keyof ProductContent)[]): Details =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));

/** The packs that differ from the other side. */
const otherPacks = (mine: ProductContent, theirs: ProductContent) =>
  mine.variations.filter((pack) => !theirs.variations.some((other) => isDeepStrictEqual(pack, other)));

/** What changed between two contents, on both sides, and nothing else. */
export function planChange(
  before: ProductContent,
  after: ProductContent,
): { before: Details; after: Details } {
  const fields = changedFields(before, after);
  const hasPacks = fields.includes('variations');
  return {
    before: { ...pick(before, fields), ...(hasPacks && { variations: otherPacks(before, after) }) },
    after: { ...pick(after, fields), ...(hasPacks && { variations: otherPacks(after, before) }) },
  };
}

/** Whether a price, a sale price or a flash sale differs, or comes with a new pack. */
export function isPriceChange(before: ProductContent, next: ProductContent): boolean {
  const known = new Map(before.variations.map((pack) => [pack.id, pack]));
  return (
    before.flashSaleEndsAt !== next.flashSaleEndsAt ||
    next.variations.some((pack) => {
      const old = known.get(pack.id);
      return pack.id === undefined || pack.price !== old?.price || pack.salePrice !== old.salePrice;
    })
  );
}

/** The columns of a product that its editor writes. */
export const toProductColumns = ({
  categoryIds: _categories,
  variations: _packs,
  ...content
}: ProductContent): Omit<
  ProductRow,
  'id' | 'hardcodedReviews' | 'hardcodedReviewsScore' | 'soldCount' | 'version' | 'createdAt' | 'updatedAt'
> => ({
  ...content,
  regulatory: { ...content.regulatory, saleClass: content.saleClass },
  flashSaleEndsAt: dateOf(content.flashSaleEndsAt),
  publishAt: dateOf(content.publishAt),
});

/** The columns of a pack that its editor writes; the first of a product is its base. */
export const toPackColumns = (
  pack: VariationContent,
  position: number,
): Omit<PackRow, 'id' | 'productId' | 'stock'> => ({
  position,
  type: position === 0 ? 'base' : 'variation',
  sku: pack.sku,
  gtin13: pack.gtin13,
  presentation: pack.presentation,
  netWeightGrams: pack.netWeightGrams,
  netVolumeMl: pack.netVolumeMl,
  shippingWeightGrams: pack.shippingWeightGrams,
  lengthCm: pack.lengthCm,
  widthCm: pack.widthCm,
  heightCm: pack.heightCm,
  priceCents: toCents(pack.price),
  salePriceCents: pack.salePrice === null ? null : toCents(pack.salePrice),
  buyOnlyLinhaBranca: pack.buyOnlyLinhaBranca,
});

import { isLocale } from '@config/locales';
import type { PublicationState } from '@/contract/constants';
import type {
  CreateProductBody,
  ManagedProduct,
  VariationContent,
} from '@/contract/schemas/managed-products';
import { pickFacts } from '@/contract/schemas/product-facts';
import { fromCents } from '@/lib/money';
import { knownSpecies } from './known-species';
import type { PackRow, ProductParts, ProductRow } from './managed-product.repo';

/** What of a product is written by the editor. */
export type ProductContent = CreateProductBody;

/** Texts in languages that the shop does not have are left out. */
const translationsOf = ({ translations }: ProductRow): ProductContent['translations'] =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, texts]) =>
      isLocale(locale) && texts ? [[locale, texts]] : [],
    ),
  );

/** Whether a product is published, scheduled or a draft. */
export function publicationState({
  published,
  publishAt,
}: Pick<ProductRow, 'published' | 'publishAt'>): PublicationState {
  if (published) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

/** A pack as it is edited, in reais and without its stock. */
export const toVariationContent = (row: PackRow): VariationContent & { id: string } => ({
  id: row.id,
  sku: row.sku,
  gtin13: row.gtin13,
  presentation: row.presentation,
  price: fromCents(row.priceCents),
  salePrice: row.salePriceCents === null ? null : fromCents(row.salePriceCents),
  netWeightGrams: row.netWeightGrams,
  netVolumeMl: row.netVolumeMl,
  shippingWeightGrams: row.shippingWeightGrams,
  lengthCm: row.lengthCm,
  widthCm: row.widthCm,
  heightCm: row.heightCm,
  buyOnlyLinhaBranca: row.buyOnlyLinhaBranca,
});

/** The content of a product as the editor would write it. */
export function toContent({ product, packs, categoryIds }: ProductParts): ProductContent {
  const { saleClass, ...regulatory } = product.regulatory;
  return {
    slug: product.slug,
    title: product.title,
    subtitle: product.subtitle,
    lineName: product.lineName,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights,
    species: knownSpecies(product.species),
    stage: product.stage,
    phases: product.phases,
    seasons: product.seasons,
    needs: product.needs,
    categoryIds,
    collectionId: product.collectionId,
    brandIds: product.brandIds,
    regulatory,
    saleClass,
    ...pickFacts(product),
    gallery: product.gallery,
    relatedSlugs: product.relatedSlugs,
    featured: product.featured,
    bestSeller: product.bestSeller,
    newArrival: product.newArrival,
    flashSaleEndsAt: product.flashSaleEndsAt?.toISOString() ?? null,
    published: product.published,
    publishAt: product.publishAt?.toISOString() ?? null,
    translations: translationsOf(product),
    variations: packs.map(toVariationContent),
  };
}

/** Everything an admin edits, as the API answers it. */
export function toManagedProduct(parts: ProductParts): ManagedProduct {
  const { product, packs, reserved } = parts;
  return {
    ...toContent(parts),
    variations: packs.map((row) => ({
      ...toVariationContent(row),
      stock: row.stock,
      reserved: reserved.get(row.id) ?? 0,
      isSold: reserved.has(row.id),
    })),
    id: product.id,
    state: publicationState(product),
    soldCount: product.soldCount,
    version: product.version,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

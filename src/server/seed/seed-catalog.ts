import type { Picture } from '@/contract/schemas/catalog';
import { pickFacts } from '@/contract/schemas/product-facts';
import { toCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import {
  categories,
  collectionProducts,
  collections,
  productCategories,
  products,
  reviews,
  variations,
} from '@/server/db/schema/catalog';
import type { DemoData, DemoProduct } from './demo-data';
import type { PictureSet } from './media';

const HOUR_MS = 3_600_000;

/** A stored picture with the words that describe it; null where the demo has none. */
export function pictureOf(pictures: PictureSet, name: string, alt: string): Picture | null {
  const stored = pictures.get(name);
  return stored ? { ...stored, alt } : null;
}

/** The line as the title writes it (`Seca Brava`); the drawn pack has it in capitals. */
export function lineName({
  packshot,
  displayInfo: { title },
}: Pick<DemoProduct, 'packshot' | 'displayInfo'>): string {
  const start = title.toLocaleLowerCase('pt-BR').indexOf(packshot.lineName.toLocaleLowerCase('pt-BR'));
  return start < 0 ? packshot.lineName : title.slice(start, start + packshot.lineName.length);
}

function planGallery(product: DemoProduct, pictures: PictureSet) {
  const { title } = product.displayInfo;
  const front = pictureOf(pictures, product.slug, title);
  const back = pictureOf(pictures, `${product.slug}-2`, title);
  const flags = { showOnDetailsGallery: true, showOnInnerGallery: true };
  return [
    ...(front ? [{ ...front, ...flags, showOnThumbnail: true }] : []),
    ...(back ? [{ ...back, ...flags, showOnThumbnail: false }] : []),
  ];
}

function planProduct(product: DemoProduct, pictures: PictureSet, now: Date): typeof products.$inferInsert {
  const { displayInfo, flags, regulatory } = product;
  return {
    id: product.id,
    slug: product.slug,
    brandIds: product.brandIds,
    collectionId: product.collectionId,
    ...displayInfo,
    lineName: lineName(product),
    translations: product.translations,
    regulatory,
    saleClass: regulatory.saleClass,
    ...pickFacts(product),
    gallery: planGallery(product, pictures),
    hardcodedReviews: product.hardcodedReviews,
    hardcodedReviewsScore: product.hardcodedReviewsScore,
    relatedSlugs: product.relatedSlugs,
    featured: flags.featured,
    bestSeller: flags.bestSeller,
    newArrival: flags.newArrival,
    flashSaleEndsAt:
      flags.flashSaleHours === null ? null : new Date(now.getTime() + flags.flashSaleHours * HOUR_MS),
    createdAt: now,
    updatedAt: now,
  };
}

const planVariations = (product: DemoProduct): (typeof variations.$inferInsert)[] =>
  product.variations.map((variation, position) => ({
    id: variation.id,
    productId: product.id,
    position,
    type: variation.type,
    sku: variation.sku,
    gtin13: variation.gtin13,
    presentation: variation.presentation,
    netWeightGrams: variation.netWeightGrams ?? null,
    netVolumeMl: variation.netVolumeMl ?? null,
    shippingWeightGrams: variation.shippingWeightGrams,
    lengthCm: Math.ceil(variation.dimensionsCm.l),
    widthCm: Math.ceil(variation.dimensionsCm.w),
    heightCm: Math.ceil(variation.dimensionsCm.h),
    priceCents: toCents(variation.price),
    salePriceCents: variation.salePrice === null ? null : toCents(variation.salePrice),
    buyOnlyLinhaBranca: variation.visibility.buyOnlyLinhaBranca,
    stock: variation.stock,
  }));

const planReviews = (product: DemoProduct): (typeof reviews.$inferInsert)[] =>
  product.reviews.map((review, index) => ({
    id: `${product.id}-r${index + 1}`,
    productId: product.id,
    author: review.author,
    reviewScore: review.reviewScore,
    title: review.title,
    text: review.text,
    verified: review.verified,
    status: 'approved' as const,
    createdAt: new Date(`${review.date}T12:00:00-03:00`),
  }));

/** A list of ids made from slugs; a slug that names nothing is a fault of the demo data. */
function idsOf(slugs: readonly string[], bySlug: ReadonlyMap<string, string>, where: string): string[] {
  return slugs.map((slug) => {
    const id = bySlug.get(slug);
    if (!id) throw new Error(`${where} names "${slug}", which does not exist`);
    return id;
  });
}

/** Covers that a brand has of its own: a shop of horses shows no feed for cattle, a factory has one even light. */
const brandPicturesOf = (demo: DemoData, pictures: PictureSet, name: string, alt: string) =>
  Object.fromEntries(
    demo.brands.flatMap(({ id }) => {
      const own = pictureOf(pictures, `${name}-${id}`, alt);
      return own ? [[id, own] as const] : [];
    }),
  );

const planCategories = (demo: DemoData, pictures: PictureSet): (typeof categories.$inferInsert)[] =>
  demo.categories.map(({ order, ...category }) => ({
    ...category,
    position: order,
    picture: pictureOf(pictures, `categoria-${category.slug}`, category.name),
    brandPictures: brandPicturesOf(demo, pictures, `categoria-${category.slug}`, category.name),
  }));

const planCollections = (demo: DemoData, pictures: PictureSet): (typeof collections.$inferInsert)[] =>
  demo.collections.map(({ validity, productSlugs: _, ...collection }) => ({
    ...collection,
    validFrom: validity.from,
    validTo: validity.to,
    months: validity.months,
    seasonLabel: validity.label,
    picture: pictureOf(pictures, `colecao-${collection.slug}`, collection.title),
    brandPictures: brandPicturesOf(demo, pictures, `colecao-${collection.slug}`, collection.title),
  }));

/** Categories, collections, products with their packs and reviews. */
export async function seedCatalog(db: Db, demo: DemoData, pictures: PictureSet, now: Date) {
  const categoryIds = new Map(demo.categories.map(({ slug, id }) => [slug, id]));
  const productIds = new Map(demo.products.map(({ slug, id }) => [slug, id]));
  await db.insert(categories).values(planCategories(demo, pictures));
  await db.insert(collections).values(planCollections(demo, pictures));
  await db.insert(products).values(demo.products.map((product) => planProduct(product, pictures, now)));
  await db.insert(variations).values(demo.products.flatMap(planVariations));
  await db.insert(productCategories).values(
    demo.products.flatMap((product) =>
      idsOf(product.categories, categoryIds, product.slug).map((categoryId, position) => ({
        productId: product.id,
        categoryId,
        position,
      })),
    ),
  );
  await db.insert(collectionProducts).values(
    demo.collections.flatMap((collection) =>
      idsOf(collection.productSlugs, productIds, collection.slug).map((productId, position) => ({
        collectionId: collection.id,
        productId,
        position,
      })),
    ),
  );
  const ownReviews = demo.products.flatMap(planReviews);
  if (ownReviews.length > 0) await db.insert(reviews).values(ownReviews);
}

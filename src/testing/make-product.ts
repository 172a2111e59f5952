import { NO_IMPORTED_SCORE } from '@/lib/pricing/pricing-rules';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';
import type { Db } from '@/server/db/client';
import {
  categories,
  collections,
  productCategories,
  products,
  reviews,
  variations,
} from '@/server/db/schema/catalog';

type ProductRow = typeof products.$inferSelect;
type VariationRow = typeof variations.$inferSelect;
type CategoryRow = typeof categories.$inferSelect;
type CollectionRow = typeof collections.$inferSelect;

export interface MadeProduct extends ProductRow {
  variations: VariationRow[];
}

export type ProductOverrides = Partial<ProductRow> & {
  /** Slugs, breadcrumb first; categories that do not exist are made. */
  categories?: string[];
  /** The first one is the base variation unless it says otherwise. */
  variations?: Partial<VariationRow>[];
};

let counter = 0;
const nextId = (prefix: string) => `${prefix}-${(counter += 1)}`;

/** Inserts a category; the slug is its name and its id unless said otherwise. */
export async function makeCategory(db: Db, overrides: Partial<CategoryRow> = {}): Promise<CategoryRow> {
  const slug = overrides.slug ?? nextId('categoria');
  const row: CategoryRow = {
    id: `cat-${slug}`,
    slug,
    name: slug,
    species: 'bovinos',
    position: 1,
    intro: '',
    seoDescription: '',
    translations: {},
    picture: null,
    brandPictures: {},
    ...overrides,
  };
  await db.insert(categories).values(row).onConflictDoNothing();
  return row;
}

/** Inserts a collection that every brand publishes now. */
export async function makeCollection(db: Db, overrides: Partial<CollectionRow> = {}): Promise<CollectionRow> {
  const slug = overrides.slug ?? nextId('colecao');
  const row: CollectionRow = {
    id: `col-${slug}`,
    slug,
    title: slug,
    text: '',
    validFrom: '2020-01-01',
    validTo: '2099-12-31',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    seasonLabel: 'O ano todo',
    brandIds: ['boa-lida', 'tropa-e-sela', 'linha-matriz'],
    translations: {},
    picture: null,
    brandPictures: {},
    brandTexts: {},
    ...overrides,
  };
  await db.insert(collections).values(row).onConflictDoNothing();
  return row;
}

const planProduct = (id: string): ProductRow => ({
  id,
  slug: id,
  brandIds: ['boa-lida', 'tropa-e-sela', 'linha-matriz'],
  collectionId: null,
  title: `Produto ${id}`,
  subtitle: 'Suplemento mineral',
  lineName: 'Linha de Teste',
  summary: 'Resumo',
  description: 'Descrição',
  highlights: [],
  species: ['bovinos'],
  stage: 'Adultos',
  phases: ['recria'],
  seasons: ['seca'],
  needs: ['mineral'],
  translations: {},
  regulatory: {
    kind: 'alimentacao_animal',
    classification: 'Suplemento',
    registration: 'fictício',
    technicalResponsible: 'fictício',
    saleClass: 'livre',
  },
  saleClass: 'livre',
  ...EMPTY_FACTS,
  composition: 'Sal',
  directions: 'Fornecer à vontade',
  withdrawal: { meat: 'Não se aplica', milk: 'Não se aplica', eggs: 'Não se aplica' },
  storage: 'Local seco',
  gallery: [],
  hardcodedReviews: [],
  hardcodedReviewsScore: NO_IMPORTED_SCORE,
  relatedSlugs: [],
  featured: false,
  bestSeller: false,
  newArrival: false,
  flashSaleEndsAt: null,
  publishAt: null,
  published: true,
  soldCount: 0,
  version: 1,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
});

const planVariation = (productId: string, position: number): VariationRow => ({
  id: `${productId}-v${position + 1}`,
  productId,
  position,
  type: position === 0 ? 'base' : 'variation',
  sku: `SKU-${productId}-${position + 1}`,
  gtin13: null,
  presentation: 'Saco 30 kg',
  netWeightGrams: 30_000,
  netVolumeMl: null,
  shippingWeightGrams: 30_000,
  lengthCm: 60,
  widthCm: 40,
  heightCm: 12,
  priceCents: 10_000,
  salePriceCents: null,
  buyOnlyLinhaBranca: false,
  stock: 100,
});

/**
 * Inserts a product with its variations (one 30 kg sack at R$ 100,00 with 100 in stock unless said otherwise) and
 * the categories it names. Not indexed for the search: call `indexProduct` where a test needs that.
 */
export async function makeProduct(db: Db, overrides: ProductOverrides = {}): Promise<MadeProduct> {
  const { categories: slugs = ['bovinos-de-corte'], variations: packs = [{}], ...fields } = overrides;
  const id = fields.id ?? nextId('produto');
  const planned = planProduct(id);
  const saleClass = fields.saleClass ?? planned.saleClass;
  const product: ProductRow = { ...planned, regulatory: { ...planned.regulatory, saleClass }, ...fields };
  const rows = packs.map((pack, position) => ({ ...planVariation(id, position), ...pack, productId: id }));

  await db.insert(products).values(product);
  if (rows.length > 0) await db.insert(variations).values(rows);
  for (const [position, slug] of slugs.entries()) {
    const category = await makeCategory(db, { slug });
    await db.insert(productCategories).values({ productId: id, categoryId: category.id, position });
  }
  return { ...product, variations: rows };
}

/** Inserts an approved review. */
export async function makeReview(
  db: Db,
  productId: string,
  overrides: Partial<typeof reviews.$inferInsert> = {},
) {
  const row = {
    id: nextId('avaliacao'),
    productId,
    author: 'Ana P.',
    reviewScore: 5,
    title: 'Bom',
    text: 'Serviu bem.',
    verified: true,
    status: 'approved' as const,
    createdAt: new Date('2026-10-01T12:00:00Z'),
    ...overrides,
  };
  await db.insert(reviews).values(row);
  return row;
}

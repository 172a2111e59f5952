import { isDeepStrictEqual } from 'node:util';
import { inArray, sql } from 'drizzle-orm';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';
import type { Db } from '@/server/db/client';
import { productCategories, products, variations } from '@/server/db/schema/catalog';
import { takeSlugs } from '@/server/domains/editing/former-slugs.repo';
import { knownSpecies } from './known-species';
import type { ImportedProduct, ImportState, PackState, ProductState } from './import-state';
import type { ProductContent } from './managed-product-view';
import { toPackColumns } from './product-content';
import { insertAdjustments } from './write-packs.repo';
import { planProductRow } from './write-product.repo';

/** The content of a product of which only a table's columns are known. */
const planDraft = (product: ImportedProduct): ProductContent => ({
  slug: product.slug,
  title: product.title,
  subtitle: '',
  lineName: product.lineName,
  summary: '',
  description: '',
  highlights: [],
  species: knownSpecies(product.species),
  stage: '',
  phases: [],
  seasons: [],
  needs: [],
  categoryIds: product.categoryIds,
  collectionId: null,
  brandIds: product.brandIds,
  regulatory: { kind: 'alimentacao_animal', classification: '', registration: '', technicalResponsible: '' },
  saleClass: 'livre',
  ...EMPTY_FACTS,
  gallery: [],
  relatedSlugs: [],
  featured: false,
  bestSeller: false,
  newArrival: false,
  flashSaleEndsAt: null,
  published: false,
  publishAt: null,
  translations: {},
  variations: [],
});

/** Rows as one parameter, for `jsonb_to_recordset`: a statement a batch, not one a row. */
const recordset = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

async function writeProducts(tx: Db, list: readonly ProductState[], now: Date) {
  const added = list.filter(({ before }) => before === null);
  if (added.length > 0) {
    await takeSlugs(
      tx,
      'product',
      added.map((one) => one.now.slug),
    );
    await tx.insert(products).values(added.map((one) => planProductRow(one.id, planDraft(one.now), now)));
  }
  const changed = list.filter(({ before }) => before !== null);
  if (changed.length === 0) return;
  const rows = changed.map(({ id, now: product }) => ({
    id,
    title: product.title,
    line_name: product.lineName,
    species: product.species,
    brand_ids: product.brandIds,
    published: product.published,
  }));
  // A table has no translations: those of a title that it changes are of the old one.
  await tx.execute(sql`
    update products p set translations = case when p.title = r.title then p.translations else
        (select coalesce(jsonb_object_agg(locale, texts - 'title'), '{}') from jsonb_each(p.translations) as t(locale, texts))
        end, title = r.title, line_name = r.line_name, species = r.species, brand_ids = r.brand_ids,
      published = r.published, publish_at = case when r.published then null else p.publish_at end,
      version = p.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${recordset(rows)})
      as r(id text, title text, line_name text, species text[], brand_ids text[], published boolean)
    where p.id = r.id
  `);
}

async function writeCategories(tx: Db, list: readonly ProductState[]) {
  const moved = list.filter(({ before, now }) => !isDeepStrictEqual(before?.categoryIds, now.categoryIds));
  if (moved.length === 0) return;
  await tx.delete(productCategories).where(
    inArray(
      productCategories.productId,
      moved.map(({ id }) => id),
    ),
  );
  await tx
    .insert(productCategories)
    .values(
      moved.flatMap(({ id, now }) =>
        now.categoryIds.map((categoryId, position) => ({ productId: id, categoryId, position })),
      ),
    );
}

async function writePacks(tx: Db, list: readonly PackState[]) {
  const added = list.filter(({ before }) => before === null);
  if (added.length > 0)
    await tx.insert(variations).values(
      added.map(({ id, productId, position, now: { content, stock } }) => ({
        ...toPackColumns(content, position),
        id,
        productId,
        stock,
      })),
    );
  const changed = list.filter(({ before }) => before !== null);
  if (changed.length === 0) return;
  const rows = changed.map(({ id, position, now: { content, stock } }) => {
    const pack = toPackColumns(content, position);
    return {
      id,
      gtin13: pack.gtin13,
      presentation: pack.presentation,
      net_weight_grams: pack.netWeightGrams,
      net_volume_ml: pack.netVolumeMl,
      shipping_weight_grams: pack.shippingWeightGrams,
      length_cm: pack.lengthCm,
      width_cm: pack.widthCm,
      height_cm: pack.heightCm,
      price_cents: pack.priceCents,
      sale_price_cents: pack.salePriceCents,
      buy_only_linha_branca: pack.buyOnlyLinhaBranca,
      stock,
    };
  });
  await tx.execute(sql`
    update variations v set gtin13 = r.gtin13, presentation = r.presentation, net_weight_grams = r.net_weight_grams,
      net_volume_ml = r.net_volume_ml, shipping_weight_grams = r.shipping_weight_grams, length_cm = r.length_cm,
      width_cm = r.width_cm, height_cm = r.height_cm, price_cents = r.price_cents,
      sale_price_cents = r.sale_price_cents, buy_only_linha_branca = r.buy_only_linha_branca, stock = r.stock
    from jsonb_to_recordset(${recordset(rows)})
      as r(id text, gtin13 text, presentation text, net_weight_grams int, net_volume_ml int, shipping_weight_grams int,
        length_cm int, width_cm int, height_cm int, price_cents int, sale_price_cents int,
        buy_only_linha_branca boolean, stock int)
    where v.id = r.id
  `);
}

const isChanged = ({ before, now }: ProductState | PackState) => !isDeepStrictEqual(before, now);

/** What a planned batch changes. */
export interface ImportChanges {
  products: ProductState[];
  packs: PackState[];
  /** Products whose version rises: they or a pack of theirs changed in more than its stock. */
  touched: ProductState[];
}

/** What of a state differs from the database. */
export function planImportChanges(state: ImportState): ImportChanges {
  const packs = [...state.packsBySku.values()].filter(isChanged);
  const owners = new Set(
    packs
      .filter(({ before, now }) => !isDeepStrictEqual(before?.content, now.content))
      .map(({ productId }) => productId),
  );
  const all = [...state.products.values()];
  return {
    products: all.filter(isChanged),
    packs,
    touched: all.filter((product) => isChanged(product) || owners.has(product.id)),
  };
}

/** Writes a planned batch with one statement a table, and why stock changed. */
export async function writeImport(
  tx: Db,
  { products: changed, packs, touched }: ImportChanges,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await writeProducts(tx, touched, at);
  await writeCategories(tx, changed);
  await writePacks(tx, packs);
  const adjustments = packs.flatMap(({ id, before, now }) => {
    const change = now.stock - (before?.stock ?? 0);
    return change === 0 ? [] : [{ variationId: id, change, stockAfter: now.stock }];
  });
  await insertAdjustments(tx, adjustments, { reason: 'import', note: null, by, at });
}

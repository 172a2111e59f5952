import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BRANDS } from '@config/brands/all';
import { SPECIES } from '@config/species';
import type { ImportColumn } from '@/contract/import-columns';
import { noteField, type LineFields } from './import-cells';
import type { ImportedPack, ImportedProduct, ImportState, PackState, ProductState } from './import-state';
import type { ImportLineContent } from './read-import-line';
import { isReservedSlug } from './reserved-slugs';

const MOST_PACKS = 40;

/** What a new pack must have, and the column that says it. */
const PACK_NEEDS = [
  ['presentation', 'apresentacao'],
  ['price', 'preco'],
  ['shippingWeightGrams', 'peso_envio_g'],
  ['lengthCm', 'comprimento_cm'],
  ['widthCm', 'largura_cm'],
  ['heightCm', 'altura_cm'],
] as const satisfies [keyof ImportedPack['content'], ImportColumn][];

/** What a line says of its product, and the column that says it. */
const OF_PRODUCT = [
  ['title', 'produto'],
  ['lineName', 'linha'],
  ['categorySlugs', 'categorias'],
  ['species', 'especies'],
  ['brandIds', 'marcas'],
  ['published', 'publicado'],
] as const satisfies [keyof ImportLineContent, ImportColumn][];

/**
 * What the lines say of a product up to this one. A table has a line a pack, and the others of the product still say what
 * was: where two of them differ, a column is noted and no line wins by its place.
 */
function readSaid(line: ImportLineContent, product: ProductState | undefined, fields: LineFields) {
  const said = new Map(product?.said);
  for (const [key, column] of OF_PRODUCT) {
    if (line[key] === undefined) continue;
    if (said.has(column) && !isDeepStrictEqual(said.get(column), line[key]))
      noteField(fields, column, 'differs');
    said.set(column, line[key]);
  }
  return said;
}

type Found = { pack: PackState | undefined; product: ProductState | undefined };

function findTarget(state: ImportState, { sku, slug }: ImportLineContent, fields: LineFields): Found {
  const pack = state.packsBySku.get(sku);
  const product = pack
    ? state.products.get(pack.productId)
    : [...state.products.values()].find(({ now }) => now.slug === slug);
  // A SKU belongs to its product: a line cannot move a pack or rename an address.
  if (pack && slug !== undefined && product?.now.slug !== slug) noteField(fields, 'slug', 'invalid');
  if (!pack && slug === undefined) noteField(fields, 'slug', 'required');
  if (!product && slug !== undefined && isReservedSlug(slug)) noteField(fields, 'slug', 'taken');
  if (!pack && product && product.packCount >= MOST_PACKS) noteField(fields, 'slug', 'tooMany');
  return { pack, product };
}

function planCategories(state: ImportState, slugs: readonly string[], fields: LineFields) {
  const found = slugs.map((slug) => state.categoriesBySlug.get(slug));
  if (found.includes(undefined)) noteField(fields, 'categorias', 'unknownOption');
  return found.flatMap((category) => category ?? []);
}

/** The product as the line leaves it. A new one is a draft, of the species its categories are of unless it says so. */
function planProduct(
  state: ImportState,
  line: ImportLineContent,
  before: ImportedProduct | undefined,
  { fields, brandId }: { fields: LineFields; brandId: string },
): ImportedProduct {
  const categories = line.categorySlugs && planCategories(state, line.categorySlugs, fields);
  const species =
    line.species ??
    before?.species ??
    SPECIES.filter((name) => categories?.some((one) => one.species === name));
  if (!before && line.title === undefined) noteField(fields, 'produto', 'required');
  if (!before && !categories) noteField(fields, 'categorias', 'required');
  if (!before && categories?.length && species.length === 0) noteField(fields, 'especies', 'required');
  if (line.brandIds?.some((id) => !Object.hasOwn(BRANDS, id))) noteField(fields, 'marcas', 'unknownOption');
  return {
    slug: before?.slug ?? line.slug ?? '',
    title: line.title ?? before?.title ?? '',
    lineName: line.lineName ?? before?.lineName ?? '',
    species,
    brandIds: line.brandIds ?? before?.brandIds ?? [brandId],
    categoryIds: categories?.map(({ id }) => id) ?? before?.categoryIds ?? [],
    published: before ? (line.published ?? before.published) : false,
  };
}

const NEW_PACK: ImportedPack['content'] = {
  sku: '',
  gtin13: null,
  presentation: '',
  price: 0,
  salePrice: null,
  netWeightGrams: null,
  netVolumeMl: null,
  shippingWeightGrams: 0,
  lengthCm: 0,
  widthCm: 0,
  heightCm: 0,
  buyOnlyLinhaBranca: false,
};

function planPack(
  line: ImportLineContent,
  before: ImportedPack | undefined,
  { fields, setsStock }: { fields: LineFields; setsStock: boolean },
): ImportedPack {
  const given = Object.fromEntries(
    Object.entries<unknown>(line.pack).filter(([, value]) => value !== undefined),
  );
  const content = { ...(before?.content ?? NEW_PACK), ...given, sku: line.sku };
  if (!before) {
    if (line.hasRoundedGtin) noteField(fields, 'gtin', 'gtin');
    for (const [key, column] of PACK_NEEDS)
      if (line.pack[key] === undefined) noteField(fields, column, 'required');
    if (content.netWeightGrams === null && content.netVolumeMl === null)
      noteField(fields, 'peso_liquido_g', 'required');
  }
  const isSaleBelow = content.salePrice === null || content.salePrice < content.price;
  if (!isSaleBelow && !fields.has('preco')) noteField(fields, 'preco_promocional', 'tooLarge');
  const stock = before && !setsStock ? before.stock : line.stock;
  return { content, stock: stock ?? before?.stock ?? 0 };
}

/**
 * Plans one line on the state the lines before it left; writes its result into the state unless something is wrong,
 * which it puts into `fields`.
 */
export function planImportLine(
  state: ImportState,
  line: ImportLineContent,
  options: { fields: LineFields; brandId: string; setsStock: boolean },
): 'created' | 'updated' | 'unchanged' | 'refused' {
  const { fields } = options;
  const { pack, product } = findTarget(state, line, fields);
  const said = readSaid(line, product, fields);
  const nextProduct = planProduct(state, line, product?.now, options);
  const nextPack = planPack(line, pack?.now, options);
  if (fields.size > 0) return 'refused';

  const isSame = isDeepStrictEqual(product?.now, nextProduct) && isDeepStrictEqual(pack?.now, nextPack);
  const owner = product ?? { id: randomUUID(), packCount: 0, before: null, now: nextProduct, said };
  const entry = pack ?? {
    id: randomUUID(),
    productId: owner.id,
    position: owner.packCount,
    before: null,
    now: nextPack,
  };
  state.products.set(owner.id, {
    ...owner,
    packCount: owner.packCount + (pack ? 0 : 1),
    now: nextProduct,
    said,
  });
  state.packsBySku.set(line.sku, { ...entry, now: nextPack });
  if (!pack) return 'created';
  return isSame ? 'unchanged' : 'updated';
}

import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { IMPORT_COLUMNS, type ImportColumn } from '@/contract/import-columns';
import { toCents } from '@/lib/money';
import { BYTE_ORDER_MARK, writeCsvLines } from '@/lib/write-csv';
import type { Db } from '@/server/db/client';
import { categories, productCategories, products, variations } from '@/server/db/schema/catalog';
import { groupByProduct } from '@/server/domains/catalog/product/load-cards';
import type { PackRow, ProductRow } from './managed-product.repo';
import { toVariationContent } from './managed-product-view';
import { listCondition, type ManagedFilters } from './product-list-conditions';

const PRODUCTS_PER_QUERY = 500;

type Row = Pick<ProductRow, 'slug' | 'title' | 'lineName' | 'species' | 'brandIds' | 'published'>;

/** `1234,5` → `1234,50`: a number in a Brazilian spreadsheet. */
const decimal = (reais: number) => (toCents(reais) / 100).toFixed(2).replace('.', ',');
const yesNo = (value: boolean) => (value ? 'sim' : 'não');

/** One pack as a line of the table. */
function planLine(
  product: Row,
  row: PackRow,
  categorySlugs: readonly string[],
): Record<ImportColumn, string> {
  const pack = toVariationContent(row);
  return {
    sku: pack.sku,
    slug: product.slug,
    produto: product.title,
    linha: product.lineName,
    categorias: categorySlugs.join('|'),
    especies: product.species.join('|'),
    marcas: product.brandIds.join('|'),
    publicado: yesNo(product.published),
    apresentacao: pack.presentation,
    peso_liquido_g: String(pack.netWeightGrams ?? ''),
    volume_ml: String(pack.netVolumeMl ?? ''),
    peso_envio_g: String(pack.shippingWeightGrams),
    comprimento_cm: String(pack.lengthCm),
    largura_cm: String(pack.widthCm),
    altura_cm: String(pack.heightCm),
    preco: decimal(pack.price),
    preco_promocional: pack.salePrice === null ? '' : decimal(pack.salePrice),
    estoque: String(row.stock),
    gtin: pack.gtin13 ?? '',
    linha_branca: yesNo(pack.buyOnlyLinhaBranca),
  };
}

async function loadLines(db: Db, found: readonly (Row & { id: string })[]) {
  const ids = found.map(({ id }) => id);
  const packs = await db
    .select()
    .from(variations)
    .where(inArray(variations.productId, ids))
    .orderBy(asc(variations.position), asc(variations.id));
  const refs = await db
    .select({ productId: productCategories.productId, slug: categories.slug })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, ids))
    .orderBy(asc(productCategories.position));
  const packsOf = groupByProduct(packs);
  const refsOf = groupByProduct(refs);
  return found.flatMap((product) =>
    (packsOf.get(product.id) ?? []).map((pack) =>
      planLine(
        product,
        pack,
        (refsOf.get(product.id) ?? []).map(({ slug }) => slug),
      ),
    ),
  );
}

/**
 * The packs of the products of a filter, by slug, as a table that the import reads back: `;` between cells, as a
 * Brazilian Excel wants it, and no cell that a spreadsheet would run. It is read in pages: products that are saved
 * meanwhile are in it in their old or their new state.
 */
export async function exportProducts(db: Db, filters: ManagedFilters): Promise<string> {
  const parts = [BYTE_ORDER_MARK, writeCsvLines([IMPORT_COLUMNS])];
  for (let after = '', isLast = false; !isLast;) {
    const found = await db
      .select({
        id: products.id,
        slug: products.slug,
        title: products.title,
        lineName: products.lineName,
        species: products.species,
        brandIds: products.brandIds,
        published: products.published,
      })
      .from(products)
      .where(and(listCondition(filters), gt(products.slug, after)))
      .orderBy(asc(products.slug))
      .limit(PRODUCTS_PER_QUERY);
    const lines = found.length > 0 ? await loadLines(db, found) : [];
    parts.push(writeCsvLines(lines.map((line) => IMPORT_COLUMNS.map((column) => line[column]))));
    after = found.at(-1)?.slug ?? after;
    isLast = found.length < PRODUCTS_PER_QUERY;
  }
  return parts.join('');
}

import { z } from 'zod';
import type { ImportColumn } from '@/contract/import-columns';
import { Slug } from '@/contract/schemas/primitives';
import { CreateProductBody, VariationContent } from '@/contract/schemas/managed-products';
import {
  parseInteger,
  parseList,
  parsePrice,
  parseYesNo,
  readCells,
  type Cells,
  type LineFields,
} from './import-cells';

const pack = VariationContent.shape;
const product = CreateProductBody.shape;

/** What a line says; what it leaves out, or leaves empty, is undefined. */
export interface ImportLineContent {
  sku: string;
  slug?: string;
  title?: string;
  lineName?: string;
  categorySlugs?: string[];
  species?: string[];
  brandIds?: string[];
  published?: boolean;
  stock?: number;
  /** The bar code came as `7,89E+12`: what it says is lost, so that a known SKU stays with its own. */
  hasRoundedGtin: boolean;
  /** `salePrice` null: the sale is over. */
  pack: Partial<Omit<VariationContent, 'id' | 'sku' | 'stock'>>;
}

/** Reads cells one after the other and gathers what is wrong with them. */
function createReader(cells: Cells, fields: LineFields) {
  /** A cell as text, converted to a value (null: `code`), then checked by the schema of the editor. */
  return <Value>(
    column: ImportColumn,
    parse: (text: string) => unknown,
    code: string,
    schema: z.ZodType<Value>,
  ): Value | undefined => {
    const text = cells.get(column);
    if (text === undefined) return undefined;
    const value = parse(text);
    const parsed = value === null ? null : schema.safeParse(value);
    if (parsed?.success) return parsed.data;
    fields.set(column, parsed?.error.issues[0]?.message ?? code);
    return undefined;
  };
}

const asText = (text: string) => text;
/** A bar code as Excel shows and saves it when a CSV was opened by a double click. */
const ROUNDED_GTIN = /^\d([.,]\d+)?E\+1[12]$/i;
const CategorySlugs = z.array(Slug).min(1, 'required').max(10, 'tooMany');

/**
 * One line of the table, its cells checked one by one by the rules of the editor.
 * @returns the content, and the columns that are wrong; the content counts only when there are none
 */
export function readImportLine(line: Readonly<Record<string, string>>): {
  content: ImportLineContent;
  fields: LineFields;
} {
  const { cells, fields } = readCells(line);
  const read = createReader(cells, fields);
  if (!cells.has('sku') && !fields.has('sku')) fields.set('sku', 'required');
  const grams = (column: ImportColumn) => read(column, parseInteger, 'integer', pack.shippingWeightGrams);
  const centimetres = (column: ImportColumn) => read(column, parseInteger, 'integer', pack.lengthCm);

  const netWeightGrams = grams('peso_liquido_g');
  const netVolumeMl = grams('volume_ml');
  const hasRoundedGtin = ROUNDED_GTIN.test(cells.get('gtin') ?? '');
  const salePrice =
    parsePrice(cells.get('preco_promocional') ?? '') === 0
      ? null
      : read('preco_promocional', parsePrice, 'money', pack.price);
  const content: ImportLineContent = {
    sku: read('sku', asText, 'invalid', pack.sku) ?? '',
    slug: read('slug', asText, 'slug', Slug),
    title: read('produto', asText, 'invalid', product.title),
    lineName: read('linha', asText, 'invalid', product.lineName),
    categorySlugs: read('categorias', parseList, 'invalid', CategorySlugs),
    species: read('especies', (text) => parseList(text.toLowerCase()), 'invalid', product.species),
    brandIds: read('marcas', parseList, 'invalid', product.brandIds),
    published: read('publicado', parseYesNo, 'invalid', product.published),
    stock: read('estoque', parseInteger, 'integer', pack.stock),
    hasRoundedGtin,
    pack: {
      presentation: read('apresentacao', asText, 'invalid', pack.presentation),
      price: read('preco', parsePrice, 'money', pack.price),
      shippingWeightGrams: grams('peso_envio_g'),
      lengthCm: centimetres('comprimento_cm'),
      widthCm: centimetres('largura_cm'),
      heightCm: centimetres('altura_cm'),
      gtin13: hasRoundedGtin ? undefined : read('gtin', asText, 'gtin', pack.gtin13),
      buyOnlyLinhaBranca: read('linha_branca', parseYesNo, 'invalid', pack.buyOnlyLinhaBranca),
      // The net content is in grams or in millilitres: setting one clears the other, and both at once are an error.
      ...(netWeightGrams !== undefined && { netWeightGrams, netVolumeMl: null }),
      ...(netVolumeMl !== undefined && { netVolumeMl, netWeightGrams: null }),
      ...(salePrice !== undefined && { salePrice }),
    },
  };
  if (cells.has('peso_liquido_g') && cells.has('volume_ml')) fields.set('volume_ml', 'invalid');
  return { content, fields };
}

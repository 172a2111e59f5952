import { z } from 'zod';
import { SPECIES } from '@config/species';
import { isGtin13 } from '@/lib/codes/gtin';
import { IMPORT_BATCH, MANAGED_PRODUCT_SORTS, PUBLICATION_STATES, STOCK_REASONS } from '@/contract/constants';
import { NEEDS, PHASES, SEASONS } from '@/contract/list-options';
import { GalleryItem, Picture, Product, SaleClass } from './catalog';
import { Id, IsoDate, Line, Money, OptionalLine, Page, pageOf, SearchText, Slug, Text } from './primitives';
import { Translations, Version } from './primitives';
import { EDITED_FACTS } from './product-facts';

/** A product, as the dashboard's list shows it. */
export const ManagedProductSummary = z.object({
  id: z.string(),
  slug: Slug,
  title: z.string(),
  lineName: z.string(),
  species: z.array(z.string()),
  picture: Picture.nullable(),
  state: z.enum(PUBLICATION_STATES),
  publishAt: IsoDate.nullable(),
  saleClass: SaleClass,
  /** Lowest and highest current price of its packs. */
  priceFrom: Money,
  priceTo: Money,
  /** Packs, units on hand of all of them, and how many packs are at `LOW_STOCK` or under. */
  variationCount: z.int(),
  stock: z.int(),
  lowStockCount: z.int(),
  soldCount: z.int(),
  updatedAt: IsoDate,
});
export type ManagedProductSummary = z.infer<typeof ManagedProductSummary>;

export const ManagedProductListQuery = z.object({
  q: SearchText(100).optional(),
  situacao: z.enum(PUBLICATION_STATES, 'unknownOption').optional(),
  categoria: Slug.optional(),
  /** Packs at `LOW_STOCK` or under, or with none. */
  estoque: z.enum(['baixo', 'zerado'], 'unknownOption').optional(),
  ordem: z.enum(MANAGED_PRODUCT_SORTS, 'unknownOption').optional(),
  pagina: Page,
});
export const ManagedProductList = pageOf(ManagedProductSummary);
export type ManagedProductList = z.infer<typeof ManagedProductList>;

const Grams = z.int('integer').min(1, 'tooSmall').max(50_000_000, 'tooLarge');
const Centimetres = z.int('integer').min(1, 'tooSmall').max(1_000, 'tooLarge');
const Price = Money.min(0.01, 'tooSmall').max(1_000_000, 'tooLarge');

/** A pack as it is edited. Its stock is changed by `adjustStock` alone; a new pack may come with some. */
export const VariationContent = z.strictObject({
  /** Left out: a new pack. */
  id: Id.optional(),
  sku: Line(40),
  gtin13: z.string().refine(isGtin13, 'gtin').nullable(),
  presentation: Line(120),
  price: Price,
  salePrice: Price.nullable(),
  /** Net content: exactly one of the two. */
  netWeightGrams: Grams.nullable(),
  netVolumeMl: Grams.nullable(),
  shippingWeightGrams: Grams,
  lengthCm: Centimetres,
  widthCm: Centimetres,
  heightCm: Centimetres,
  buyOnlyLinhaBranca: z.boolean(),
  /** Units on hand of a new pack; ignored for one that exists. */
  stock: z.int('integer').min(0, 'tooSmall').max(1_000_000, 'tooLarge').optional(),
});
export type VariationContent = z.output<typeof VariationContent>;

/** What the editor writes; of `variations` the first is the base pack, of `categoryIds` the breadcrumb. */
const fields = {
  slug: Slug.min(1, 'required'),
  title: Line(160, 3),
  subtitle: Text(200),
  lineName: Text(80),
  summary: Text(600),
  description: Text(20_000),
  highlights: z.array(Line(200)).max(12, 'tooMany'),
  species: z.array(z.enum(SPECIES, 'unknownOption')).min(1, 'required').max(6, 'tooMany'),
  stage: Text(200),
  phases: z.array(z.enum(PHASES, 'unknownOption')).max(PHASES.length, 'tooMany'),
  seasons: z.array(z.enum(SEASONS, 'unknownOption')).max(SEASONS.length, 'tooMany'),
  needs: z.array(z.enum(NEEDS, 'unknownOption')).max(NEEDS.length, 'tooMany'),
  categoryIds: z.array(Id).min(1, 'required').max(10, 'tooMany'),
  collectionId: Id.nullable(),
  brandIds: z.array(Id).min(1, 'required').max(20, 'tooMany'),
  regulatory: z.strictObject({
    kind: z.enum(['alimentacao_animal', 'uso_veterinario', 'acessorio'], 'unknownOption'),
    classification: Text(300),
    registration: Text(300),
    technicalResponsible: Text(300),
  }),
  saleClass: SaleClass,
  ...EDITED_FACTS,
  gallery: z.array(GalleryItem).max(20, 'tooMany'),
  relatedSlugs: z.array(Slug).max(12, 'tooMany'),
  featured: z.boolean(),
  bestSeller: z.boolean(),
  newArrival: z.boolean(),
  flashSaleEndsAt: IsoDate.nullable(),
  published: z.boolean(),
  /** When an unpublished product goes on the shop by itself; null: not by itself. */
  publishAt: IsoDate.nullable(),
  translations: Translations,
  variations: z.array(VariationContent).min(1, 'required').max(40, 'tooMany'),
};

const hasOneContent = ({ variations }: { variations?: VariationContent[] }) =>
  (variations ?? []).every(
    ({ netWeightGrams, netVolumeMl }) => (netWeightGrams === null) !== (netVolumeMl === null),
  );
const isSaleBelowPrice = ({ variations }: { variations?: VariationContent[] }) =>
  (variations ?? []).every(({ price, salePrice }) => salePrice === null || salePrice < price);
const rules = <S extends z.ZodType<{ variations?: VariationContent[] | undefined }>>(schema: S) =>
  schema
    .refine(hasOneContent, { error: 'required', path: ['variations', 'netWeightGrams'] })
    .refine(isSaleBelowPrice, { error: 'tooLarge', path: ['variations', 'salePrice'] });

export const CreateProductBody = rules(z.strictObject(fields));
export type CreateProductBody = z.output<typeof CreateProductBody>;

/** What is left out stays as it is. Packs that are not in `variations` are taken away. */
export const UpdateProductBody = rules(z.strictObject(fields).partial().extend({ version: Version }));
export type UpdateProductBody = z.output<typeof UpdateProductBody>;

/** Everything an admin edits. */
export const ManagedProduct = z.object({
  ...fields,
  regulatory: Product.shape.regulatory.omit({ saleClass: true }),
  variations: z.array(
    VariationContent.extend({
      id: z.string(),
      stock: z.int(),
      /** Units in orders that are not shipped yet. */
      reserved: z.int(),
      /** An order names it, so it cannot be deleted. */
      isSold: z.boolean(),
    }),
  ),
  id: z.string(),
  state: z.enum(PUBLICATION_STATES),
  soldCount: z.int(),
  version: z.int(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

/** Publishes many products, or unpublishes them. */
export const UpdateProductsBody = z.strictObject({
  ids: z.array(Id).min(1, 'required').max(200, 'tooMany'),
  published: z.boolean('invalid'),
});

/** Choices of the editor. */
export const EditorChoices = z.object({
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  categories: z.array(z.object({ id: z.string(), slug: Slug, name: z.string(), species: z.string() })),
  collections: z.array(z.object({ id: z.string(), title: z.string() })),
  lineNames: z.array(z.string()),
});
export type EditorChoices = z.infer<typeof EditorChoices>;

export const AdjustStockBody = z.strictObject({
  variationId: Id,
  /** Units added (above zero) or removed. */
  change: z.int('integer').min(-1_000_000, 'tooSmall').max(1_000_000, 'tooLarge'),
  reason: z.enum(STOCK_REASONS, 'unknownOption'),
  note: OptionalLine(300),
  /** Made when the form opens and sent with every try: the same key changes the stock once. */
  key: z.string().min(8).max(100).optional(),
});
export type AdjustStockBody = z.output<typeof AdjustStockBody>;

/** One change of stock by hand; those by orders are in the orders. */
export const StockAdjustment = z.object({
  id: z.int(),
  variationId: z.string(),
  presentation: z.string(),
  change: z.int(),
  stockAfter: z.int(),
  reason: z.enum(STOCK_REASONS),
  note: z.string().nullable(),
  /** Full name of who made it. */
  by: z.string(),
  at: IsoDate,
});
export const StockAdjustmentList = pageOf(StockAdjustment);
export type StockAdjustmentList = z.infer<typeof StockAdjustmentList>;

/** One line of an import: cells by column name, as they are in the file. */
export const ImportLine = z.record(z.string().max(60, 'tooLong'), z.string().max(5_000, 'tooLong'));
export const ImportProductsBody = z.strictObject({
  /** Number of the first line in the file, for the report. */
  firstLine: z.int('integer').min(1, 'tooSmall').max(1_000_000, 'tooLarge'),
  lines: z.array(ImportLine).min(1, 'required').max(IMPORT_BATCH, 'tooMany'),
  /** A dry run: reports what would happen and writes nothing. */
  dryRun: z.boolean('invalid'),
  /** False: the units on hand of a known SKU stay, also where its line gives others. Orders may have come since the export. */
  setsStock: z.boolean('invalid').default(true),
});
export type ImportProductsBody = z.output<typeof ImportProductsBody>;

export const ImportReport = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      /** The SKU of the line. */
      sku: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      /** Field → code under `errors:fields`, of a line that is refused. */
      fields: z.record(z.string(), z.string()),
    }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;

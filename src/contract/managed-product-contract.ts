import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from './constants';
import { crud } from './crud';
import { endpoint } from './endpoint';
import { Picture, Product } from './schemas/catalog';
import * as managed from './schemas/managed-products';
import { Id, LocaleParam, Page } from './schemas/primitives';

const params = z.object({ id: Id });
const access = 'products.write';
const products = crud({ access, params, item: managed.ManagedProduct });

/** Products, as the dashboard edits them. Prices ask for a recent password. */
export const managedProductContract = {
  getEditorChoices: endpoint({
    summary: 'Brands, categories, collections and lines an editor chooses from',
    access: ['products.write', 'content.write', 'coupons.write'],
    input: {},
    output: managed.EditorChoices,
    errors: [],
  }),
  listManagedProducts: endpoint({
    summary: 'Products of every state',
    access: ['products.write', 'content.write', 'coupons.write'],
    input: { query: managed.ManagedProductListQuery },
    output: managed.ManagedProductList,
    errors: [],
  }),
  exportProducts: endpoint({
    summary: 'The packs of the same list as a table; its columns are those of the import',
    access,
    input: { query: managed.ManagedProductListQuery.omit({ pagina: true }) },
    output: z.string(),
    errors: [],
    contentType: 'text/csv',
  }),
  importProducts: endpoint({
    summary: 'Creates and updates products by SKU, with a report per line; a dry run writes nothing',
    access,
    input: { body: managed.ImportProductsBody },
    output: managed.ImportReport,
    errors: ['PASSWORD_REQUIRED'],
    maxBodyBytes: 2 * 1024 * 1024,
  }),
  getManagedProduct: products.get('One product with everything an admin edits'),
  previewProduct: endpoint({
    summary: 'The product as its page would show it, published or not',
    access,
    input: { params, query: z.object({ locale: LocaleParam }) },
    output: Product,
    errors: ['NOT_FOUND'],
  }),
  createProduct: products.create('A new product', managed.CreateProductBody, ['PASSWORD_REQUIRED']),
  duplicateProduct: endpoint({
    summary: 'A draft like this product, without stock, under another slug and other SKUs',
    access,
    input: { params },
    output: managed.ManagedProduct,
    errors: ['NOT_FOUND'],
    status: 201,
  }),
  updateProducts: endpoint({
    summary: 'Publishes many products, or takes them off the shop',
    access,
    input: { body: managed.UpdateProductsBody },
    output: z.object({ changed: z.array(z.string()) }),
    errors: [],
  }),
  updateProduct: products.update(
    'Changes a product; a price asks for a recent password',
    managed.UpdateProductBody,
    ['IN_USE', 'PASSWORD_REQUIRED'],
  ),
  deleteProduct: products.delete('Takes away a product that was never ordered', ['IN_USE']),
  listStockAdjustments: endpoint({
    summary: 'Changes of stock by hand, newest first',
    access,
    input: { params, query: z.object({ pagina: Page }) },
    output: managed.StockAdjustmentList,
    errors: ['NOT_FOUND'],
  }),
  adjustStock: endpoint({
    summary: 'Changes the stock of a pack by a number of units, with a reason',
    access,
    input: { params, body: managed.AdjustStockBody },
    output: managed.ManagedProduct,
    errors: ['NOT_FOUND', 'OUT_OF_STOCK'],
  }),
  uploadPicture: endpoint({
    summary: 'Stores a picture in every size; what is stored is drawn again from its pixels',
    access: ['products.write', 'content.write'],
    input: { file: { types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES } },
    output: Picture,
    errors: ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
    status: 201,
  }),
} as const;

import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Product } from '@/contract/schemas/catalog';
import type { AdjustStockBody, ImportProductsBody } from '@/contract/schemas/managed-products';
import { loadProduct } from '@/server/domains/catalog/product/product-page';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { adjustStock } from './adjust-stock';
import { duplicateProduct } from './duplicate-product';
import { createProductEditing } from './edit-products';
import { loadEditorChoices } from './editor-choices.repo';
import { exportProducts } from './export-products';
import { importProducts } from './import-products';
import { getProductParts } from './managed-product.repo';
import { toManagedProduct } from './managed-product-view';
import type { ProductContext } from './product-context';
import type { ManagedFilters } from './product-list-conditions';
import { listManagedProducts } from './product-list.repo';
import { createPublishing } from './publish-products';
import { createSocialPictures } from './social-pictures';
import { listStockAdjustments } from './stock-adjustments.repo';

/** Reviews of a preview: as many as the product page shows at first. */
const PREVIEW_REVIEWS = 10;

/** Products of every brand, as the dashboard edits them. */
export function createManagedProductsService(context: ProductContext) {
  const { db, brand, clock, pictures } = context;
  return {
    ...createProductEditing(context),
    ...createPublishing(context),
    ...createSocialPictures(context),

    getEditorChoices: () => loadEditorChoices(db),

    listManagedProducts: (query: ManagedFilters & { pagina: number }) => listManagedProducts(db, query),

    /** @throws Fault NOT_FOUND */
    getManagedProduct: async (id: string) => toManagedProduct(await getProductParts(db, id)),

    /** The product as its page would show it, published or not, of this brand or not. @throws Fault NOT_FOUND */
    async previewProduct(id: string, locale: Locale = CATALOGUE_LOCALE): Promise<Product> {
      const { product } = await getProductParts(db, id);
      return loadProduct(db, product, {
        locale,
        now: clock.now(),
        reviewLimit: PREVIEW_REVIEWS,
        brand,
        pictures,
      });
    },

    duplicateProduct: (actor: SessionUser, id: string) => duplicateProduct(context, actor, id),

    adjustStock: (actor: SessionUser, id: string, body: AdjustStockBody) =>
      adjustStock(context, actor, id, body),

    /** @throws Fault NOT_FOUND */
    listStockAdjustments: (id: string, page: number) => listStockAdjustments(db, id, page),

    exportProducts: (filters: ManagedFilters) => exportProducts(db, filters),

    importProducts: (actor: SessionUser, body: ImportProductsBody) => importProducts(context, actor, body),
  };
}

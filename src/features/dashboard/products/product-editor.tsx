import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath } from '@config/routes';
import { defineEditor } from '../resource/resource-editor';
import { lazySheet } from '../resource/sheet-skeleton';

const ProductForm = lazySheet(() => import('./product-form').then((module) => module.ProductForm));

/** The editor of the products. */
export const productEditor = defineEditor({
  endpoint: 'getManagedProduct',
  permission: 'products.write',
  texts: 'manage-products',
  words: (t) => ({
    isNew: t('editor.new'),
    edit: t('editor.edit'),
    back: t('editor.back'),
    onShop: t('actions.shop'),
  }),
  listPath: DASHBOARD_ROUTES.products,
  editPath: DASHBOARD_ROUTES.editProduct,
  titleOf: ({ title }) => title,
  shopPathOf: ({ published, slug }) => (published ? productPath(slug) : null),
  Form: ProductForm,
});

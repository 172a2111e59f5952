import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { productPath } from '@config/routes';
import { ResourceEditor } from '../resource/resource-editor';
import { SheetSkeleton } from '../resource/sheet-skeleton';

const ProductForm = dynamic(() => import('./product-form').then((module) => module.ProductForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** The editor of a stored product, or of a new one (`null`). */
export function ProductEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('manage-products');
  return (
    <ResourceEditor
      id={id}
      endpoint="getManagedProduct"
      listPath={DASHBOARD_ROUTES.products}
      editPath={DASHBOARD_ROUTES.editProduct}
      texts={{
        isNew: t('editor.new'),
        edit: t('editor.edit'),
        back: t('editor.back'),
        onShop: t('actions.shop'),
      }}
      titleOf={({ title }) => title}
      shopPathOf={({ published, slug }) => (published ? productPath(slug) : null)}
      Form={ProductForm}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ProductEditor } from '@/features/dashboard/products/product-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';
import { DashboardNamed } from '@/screens/dashboard/named';

/** The editor of the product that the address names, or of a new one. */
export function DashboardProductEditorScreen({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation('manage-products');
  const title = t(isNew ? 'editor.new' : 'editor.edit');
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission="products.write" title={title}>
        {() =>
          isNew ? (
            <ProductEditor id={null} />
          ) : (
            <DashboardNamed list={DASHBOARD_ROUTES.products}>
              {(id) => <ProductEditor key={id} id={id} />}
            </DashboardNamed>
          )
        }
      </DashboardGate>
    </>
  );
}

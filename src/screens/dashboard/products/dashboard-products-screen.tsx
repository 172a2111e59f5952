import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PrintButton } from '@/features/dashboard/kit/print-button';
import { ProductExport } from '@/features/dashboard/products/product-export';
import { ProductList } from '@/features/dashboard/products/product-list';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/dashboard-gate';

/** The products of the shop, published or not. */
export function DashboardProductsScreen() {
  const { t } = useTranslation('manage-products');
  return (
    <>
      <PageMeta title={t('list.title')} noindex />
      <DashboardGate permission="products.write" title={t('list.title')}>
        {(reader) => (
          <>
            <PageHead title={t('list.title')}>
              <PrintButton />
              <ProductExport />
              <ButtonLink size="sm" tone="outline" href={DASHBOARD_ROUTES.productImport}>
                <Icon name="upload" />
                {t('list.import')}
              </ButtonLink>
              <ButtonLink size="sm" href={DASHBOARD_ROUTES.newProduct}>
                <Icon name="plus" />
                {t('list.new')}
              </ButtonLink>
            </PageHead>
            <ProductList seesOrders={hasPermission(reader, 'orders.read')} />
          </>
        )}
      </DashboardGate>
    </>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';

const ProductImport = dynamic(
  () => import('@/features/dashboard/products/import/product-import').then((module) => module.ProductImport),
  { ssr: false, loading: () => <Skeleton className="h-64 w-full" /> },
);

/** Products from a CSV or XLSX file. */
export function DashboardProductImportScreen() {
  const { t } = useTranslation('manage-products');
  return (
    <>
      <PageMeta title={t('import.title')} noindex />
      <DashboardGate permission="products.write" title={t('import.title')}>
        {() => (
          <>
            <PageHead title={t('import.title')}>
              <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.products}>
                {t('editor.back')}
              </ButtonLink>
            </PageHead>
            <ProductImport />
          </>
        )}
      </DashboardGate>
    </>
  );
}

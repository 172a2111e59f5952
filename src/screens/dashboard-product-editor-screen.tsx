import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/translation';
import { ProductEditor } from '@/features/dashboard/products/product-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';

/** The editor of the product that the address names, or of a new one. */
export function DashboardProductEditorScreen({ isNew }: { isNew?: boolean }) {
  const { t } = useTranslation('manage-products');
  const { query } = useRouter();
  const named = typeof query.id === 'string' ? query.id : '';
  const id = isNew ? null : named;
  return (
    <>
      <PageMeta title={t(isNew ? 'editor.new' : 'editor.edit')} noindex />
      <DashboardGate permission="products.write">{() => <ProductEditor key={id} id={id} />}</DashboardGate>
    </>
  );
}

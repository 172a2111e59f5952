import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/translation';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from '@/features/dashboard/kit/failure';
import { PreviewBar } from '@/features/dashboard/products/preview-bar';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './dashboard-gate';
import { DashboardProductPreview } from './dashboard-product-preview';

function Preview({ id }: { id: string }) {
  const { locale } = useRouter();
  const query = useQuery({
    ...endpointQuery('previewProduct', {
      params: { id },
      query: { locale: isLocale(locale) ? locale : undefined },
    }),
    // What was saved a moment ago in another tab is what somebody comes to see.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <>
      <PreviewBar id={id} />
      {query.data ? (
        <DashboardProductPreview product={query.data} />
      ) : (
        <div className="wrap grid gap-4 py-6">
          {query.error ? (
            <Failure error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </div>
      )}
    </>
  );
}

/** A product as its page would show it, published or not. */
export function DashboardProductPreviewScreen() {
  const { t } = useTranslation('manage-products');
  const { query } = useRouter();
  return (
    <>
      <PageMeta title={t('preview.title')} noindex />
      <DashboardGate permission="products.write">
        {() => <Preview id={typeof query.id === 'string' ? query.id : ''} />}
      </DashboardGate>
    </>
  );
}

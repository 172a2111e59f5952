import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { endpointQuery } from '@/client/query';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from '@/features/dashboard/kit/failure';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PreviewBar } from '@/features/dashboard/resource/preview-bar';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';
import { DashboardNamed } from '@/screens/dashboard/named';
import { DashboardProductPreview } from './product-preview';

function Preview({ id }: { id: string }) {
  const { t } = useTranslation('manage-products');
  const { locale } = useRouter();
  const query = useQuery({
    ...endpointQuery('previewProduct', {
      params: { id },
      query: { locale: isLocale(locale) ? locale : undefined },
    }),
    // What was saved a moment ago in another tab is what a person comes to see.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <>
      {!query.error && (
        <PreviewBar
          kind="product"
          id={id}
          texts={{ title: t('preview.title'), text: t('preview.text'), edit: t('actions.edit') }}
          editPath={DASHBOARD_ROUTES.editProduct}
        />
      )}
      {query.data ? (
        <DashboardProductPreview product={query.data} />
      ) : (
        <div className="wrap py-6">
          <PageHead title={t('preview.title')}>
            <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.products}>
              {t('editor.back')}
            </ButtonLink>
          </PageHead>
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
  const title = t('preview.title');
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission="products.write" title={title} className="wrap py-6">
        {() => (
          <DashboardNamed list={DASHBOARD_ROUTES.products}>
            {(id) => <Preview key={id} id={id} />}
          </DashboardNamed>
        )}
      </DashboardGate>
    </>
  );
}

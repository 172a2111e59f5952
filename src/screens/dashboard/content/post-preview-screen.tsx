import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { ArticleByline } from '@/features/content/article-byline';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { PortugueseNote } from '@/features/content/portuguese-note';
import { TitledSection } from '@/features/content/titled-section';
import { Failure } from '@/features/dashboard/kit/failure';
import { PageHead } from '@/features/dashboard/kit/page-head';
import { PreviewBar } from '@/features/dashboard/resource/preview-bar';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from '@/screens/dashboard/gate';
import { DashboardNamed } from '@/screens/dashboard/named';
import { ProductGrid } from '@/screens/listing/product-grid';

// The reader of Markdown comes after the bar of the preview.
const ArticleBody = dynamic(
  () => import('@/features/content/article-body').then((module) => module.ArticleBody),
  { ssr: false, loading: () => <Skeleton className="h-96 w-full" /> },
);

function Preview({ id }: { id: string }) {
  const { t } = useTranslation(['content', 'manage-content']);
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const {
    data: post,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery('previewPost', { params: { id }, query: { locale } }),
    staleTime: 0,
  });
  if (!post)
    return (
      <div className="wrap py-6">
        <PageHead title={t('manage-content:posts.isPreview')}>
          <ButtonLink size="sm" tone="quiet" href={DASHBOARD_ROUTES.posts}>
            {t('manage-content:posts.back')}
          </ButtonLink>
        </PageHead>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
    );
  return (
    <>
      <PreviewBar
        kind="post"
        id={id}
        texts={{ title: t('manage-content:posts.isPreview'), edit: t('manage-content:posts.edit') }}
        editPath={DASHBOARD_ROUTES.editPost}
      />
      <PageHeading
        breadcrumbs={
          <PageCrumbs
            trail={[
              { name: t('news.title'), href: ROUTES.news },
              { name: post.title, lang: post.titleLang },
            ]}
          />
        }
        title={post.title}
        lead={post.excerpt}
        lang={post.titleLang}
      >
        <ArticleByline post={post} />
      </PageHeading>
      <PageBody>
        <PortugueseNote />
        <ArticleBody post={post} shareHref={`https://wa.me/?text=${encodeURIComponent(post.title)}`} />
        {post.relatedProducts.length > 0 && (
          <TitledSection title={t('article.related')}>
            <ProductGrid products={post.relatedProducts} />
          </TitledSection>
        )}
      </PageBody>
    </>
  );
}

/** An article as its page would show it, published or not. */
export function DashboardPostPreviewScreen() {
  const { t } = useTranslation(['manage-content']);
  const title = t('posts.isPreview');
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission="content.write" title={title} className="wrap py-6">
        {() => (
          <DashboardNamed list={DASHBOARD_ROUTES.posts}>
            {(id) => <Preview key={id} id={id} />}
          </DashboardNamed>
        )}
      </DashboardGate>
    </>
  );
}

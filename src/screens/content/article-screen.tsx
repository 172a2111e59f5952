import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';
import { postPath, ROUTES } from '@config/routes';
import { postQuery } from '@/features/content/content.queries';
import { ArticleBody } from '@/features/content/article-body';
import { ArticleByline } from '@/features/content/article-byline';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { PortugueseNote } from '@/features/content/portuguese-note';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { TitledSection } from '@/features/content/titled-section';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { ProductGrid } from '@/screens/listing/product-grid';

interface ArticleScreenProps {
  slug: string;
}

/** A WhatsApp address without a recipient, which the reader chooses. */
const shareLink = (title: string, slug: string, locale: Locale) =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${brand.canonicalUrl}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${postPath(slug)}`)}`;

/** One article: author, date, text, and its related products. */
export function ArticleScreen({ slug }: ArticleScreenProps) {
  const { t } = useTranslation('content');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const query = useQuery(postQuery(slug, locale));
  const post = query.data;
  return (
    <>
      <PageMeta
        title={post?.title ?? t('news.title')}
        description={post?.excerpt}
        path={postPath(slug)}
        image={post?.picture}
        type="article"
        hasFeed
      />
      {post && (
        <StructuredData
          article={post}
          trail={[
            { name: t('news.title'), path: ROUTES.news },
            { name: post.title, path: postPath(slug) },
          ]}
        />
      )}
      <PageHeading
        breadcrumbs={
          <PageCrumbs
            trail={[
              { name: t('news.title'), href: ROUTES.news },
              ...(post ? [{ name: post.title, lang: post.titleLang }] : []),
            ]}
          />
        }
        title={post?.title ?? t('news.title')}
        lead={post?.excerpt}
        lang={post?.titleLang}
      >
        {post && <ArticleByline post={post} />}
      </PageHeading>
      <PageBody>
        <QueryContent query={query} skeleton={<TextSkeleton />}>
          {(article) => (
            <>
              <PortugueseNote lang={article.bodyLang} />
              <ArticleBody post={article} shareHref={shareLink(article.title, slug, locale)} />
              {article.relatedProducts.length > 0 && (
                <TitledSection title={t('article.related')}>
                  <ProductGrid products={article.relatedProducts} />
                </TitledSection>
              )}
            </>
          )}
        </QueryContent>
      </PageBody>
    </>
  );
}

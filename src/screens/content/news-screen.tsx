import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { postPath, ROUTES } from '@config/routes';
import { postsQuery } from '@/features/content/content.queries';
import { NewsList } from '@/features/content/news-list';
import { planNewsPage, readNewsQuery } from '@/features/content/news-page';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { QueryContent } from '@/features/content/query-content';
import { TileSkeletons } from '@/features/content/tile-skeletons';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';

/** The news, by species when the address says so (`?especie=`). */
export function NewsScreen() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const query = useQuery(postsQuery(locale));
  const asked = readNewsQuery(router.query);
  const number = query.data ? planNewsPage(query.data, asked).page : 1;
  const title = t('news.title');
  return (
    <>
      <PageMeta
        title={number > 1 ? t('news.pageTitle', { title, number }) : title}
        description={t('news.description', { name: brand.name })}
        path={ROUTES.news}
        hasFeed
      />
      <StructuredData
        trail={[{ name: t('news.title'), path: ROUTES.news }]}
        list={query.data?.map(({ slug }) => postPath(slug))}
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('news.title') }]} />}
        title={t('news.title')}
        lead={t('news.lead')}
      />
      <PageBody>
        <QueryContent query={query} skeleton={<TileSkeletons count={6} />}>
          {(posts) => <NewsList posts={posts} asked={asked} />}
        </QueryContent>
      </PageBody>
    </>
  );
}

import { staticPage } from './static-page';

export const newsPageProps = staticPage(
  ['content'],
  ({ load, locale }) => load('listPosts', { query: { locale } }),
  () => '/informativos',
);

/** An article shows product cards, whose texts are the catalogue's. */
export const articlePageProps = staticPage<{ slug: string }>(
  ['content', 'catalog'],
  ({ load, locale, params: { slug } }) => load('getPost', { params: { slug }, query: { locale } }),
  ({ slug }) => `/informativos/${slug}`,
);

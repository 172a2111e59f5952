import { readListFilters } from '@/features/catalog/list/product-list-url';
import { staticPage } from './static-page';

export const collectionsPageProps = staticPage(
  ['catalog', 'content'],
  ({ load, locale }) => load('listCollections', { query: { locale } }),
  () => '/collections',
);

export const collectionPageProps = staticPage<{ slug: string }>(
  ['catalog', 'search'],
  async ({ load, locale, params: { slug } }) => {
    await load('getCollection', { params: { slug }, query: { locale } });
    await load('listProducts', { query: { ...readListFilters({}), colecao: slug, locale } });
  },
  ({ slug }) => `/collections/${slug}`,
);

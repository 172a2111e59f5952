import {
  collectionQuery,
  collectionsQuery,
  listPageQuery,
} from '@/features/catalog/list/product-list.queries';
import { readListFilters } from '@/features/catalog/list/product-list-url';
import { LIST_TEXTS } from './load-texts';
import { staticPage } from './static-page';

export const collectionsPageProps = staticPage(
  ['catalog', 'content'],
  ({ loadQuery, locale }) => loadQuery(collectionsQuery(locale)),
  () => '/collections',
);

export const collectionPageProps = staticPage<{ slug: string }>(
  LIST_TEXTS,
  async ({ loadQuery, locale, params: { slug } }) => {
    await loadQuery(collectionQuery(slug, locale));
    await loadQuery(
      listPageQuery({ endpoint: 'listProducts', fixed: { colecao: slug } }, readListFilters({}), 1, locale),
    );
  },
  ({ slug }) => `/collections/${slug}`,
);

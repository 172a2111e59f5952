import { categoriesQuery, categoryQuery, listPageQuery } from '@/features/catalog/list/product-list.queries';
import { readListFilters } from '@/features/catalog/list/product-list-url';
import { LIST_TEXTS } from './load-texts';
import { staticPage } from './static-page';

/** The first page of a list without filters; the screen asks for the rest when the address has any. */
const NO_FILTERS = readListFilters({});

export const shopPageProps = staticPage(
  LIST_TEXTS,
  ({ loadQuery, locale }) =>
    loadQuery(listPageQuery({ endpoint: 'listProducts', fixed: {} }, NO_FILTERS, 1, locale)),
  () => '/shop',
);

export const categoriesPageProps = staticPage(
  ['catalog', 'content'],
  ({ loadQuery, locale }) => loadQuery(categoriesQuery(locale)),
  () => '/categoria',
);

export const categoryPageProps = staticPage<{ slug: string }>(
  LIST_TEXTS,
  async ({ loadQuery, locale, params: { slug } }) => {
    await loadQuery(categoryQuery(slug, locale));
    await loadQuery(
      listPageQuery({ endpoint: 'listProducts', fixed: { categoria: slug } }, NO_FILTERS, 1, locale),
    );
  },
  ({ slug }) => `/categoria/${slug}`,
);

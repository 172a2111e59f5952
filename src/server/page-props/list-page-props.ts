import { readListFilters } from '@/features/catalog/list/product-list-url';
import { staticPage } from './static-page';

/** The first page of a list without filters; the screen asks for the rest when the address has any. */
const NO_FILTERS = readListFilters({});

export const shopPageProps = staticPage(
  ['catalog', 'search'],
  ({ load, locale }) => load('listProducts', { query: { ...NO_FILTERS, locale } }),
  () => '/shop',
);

export const categoriesPageProps = staticPage(
  ['catalog', 'content'],
  ({ load, locale }) => load('listCategories', { query: { locale } }),
  () => '/categoria',
);

export const categoryPageProps = staticPage<{ slug: string }>(
  ['catalog', 'search'],
  async ({ load, locale, params: { slug } }) => {
    await load('getCategory', { params: { slug }, query: { locale } });
    await load('listProducts', { query: { ...NO_FILTERS, categoria: [slug], locale } });
  },
  ({ slug }) => `/categoria/${slug}`,
);

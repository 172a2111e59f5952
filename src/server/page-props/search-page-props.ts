import type { GetServerSideProps } from 'next';
import { pageQuery, readListFilters, shownPages } from '@/features/catalog/product-list-url';
import { loadQueries, loadTexts, pageLocale } from './load-page';

/** The result page of a search, made for each request. What the address gets wrong is left out, never an error. */
export const searchPageProps: GetServerSideProps = async ({ query, locale: wanted, res }) => {
  const locale = pageLocale(wanted);
  const filters = readListFilters(query);
  const [firstPage = 1, ...addedPages] = shownPages(filters);
  const dehydratedState = await loadQueries(locale, async ({ load }) => {
    const loadPage = (page: number) =>
      load('searchProducts', { query: { ...pageQuery(filters, page), locale } });
    const { pageCount } = await loadPage(firstPage);
    await Promise.all(addedPages.filter((page) => page <= pageCount).map(loadPage));
  });
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return { props: { ...(await loadTexts(locale, ['catalog', 'search'])), dehydratedState } };
};

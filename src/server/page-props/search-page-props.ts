import type { GetServerSideProps } from 'next';
import { isFiltered, pageQuery, readListFilters, shownPages } from '@/features/catalog/list/product-list-url';
import { DEFAULT_LOCALE, type Locale } from '@config/locales';
import { safeNext } from '@/lib/safe-next';
import { loadQueries, loadTexts, pageLocale } from './load-page';

const localePrefix = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** The result page of a search, made for each request. What the address gets wrong is left out, never an error. */
export const searchPageProps: GetServerSideProps = async ({ query, locale: wanted, res }) => {
  const locale = pageLocale(wanted);
  const filters = readListFilters(query);
  const [firstPage = 1, ...addedPages] = shownPages(filters);
  const answer: { leadsTo: string | null } = { leadsTo: null };
  const dehydratedState = await loadQueries(locale, async ({ load }) => {
    const loadPage = (page: number) =>
      load('searchProducts', { query: { ...pageQuery(filters, page), locale } });
    const { pageCount, reading } = await loadPage(firstPage);
    answer.leadsTo = reading?.leadsTo ?? null;
    await Promise.all(addedPages.filter((page) => page <= pageCount).map(loadPage));
  });
  // Short, because what the shop taught the search is to show within seconds.
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=5, stale-while-revalidate=10');
  // A reader's keystrokes, or a page that the shop chose: the list would be one step too many.
  const path = isFiltered(filters) || firstPage > 1 ? null : safeNext(answer.leadsTo);
  if (path) return { redirect: { destination: `${localePrefix(locale)}${path}`, statusCode: 302 } };
  return { props: { ...(await loadTexts(locale, ['catalog', 'search'])), dehydratedState } };
};

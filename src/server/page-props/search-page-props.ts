import type { GetServerSideProps } from 'next';
import { listPageQuery } from '@/features/catalog/list/product-list.queries';
import {
  asksForNothing,
  isFiltered,
  readListFilters,
  shownPages,
} from '@/features/catalog/list/product-list-url';
import { suggestQuery } from '@/features/search/suggest.queries';
import { DEFAULT_LOCALE, type Locale } from '@config/locales';
import { safeNext } from '@/lib/safe-next';
import { loadQueries } from './load-page';
import { LIST_TEXTS, loadTexts, pageLocale } from './load-texts';

const localePrefix = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** The result page of a search, made for each request. Wrong parameters are left out, never an error. */
export const searchPageProps: GetServerSideProps = async ({ query, locale: wanted, res }) => {
  const locale = pageLocale(wanted);
  const filters = readListFilters(query);
  const [firstPage = 1, ...addedPages] = shownPages(filters);
  const answer: { leadsTo: string | null } = { leadsTo: null };
  const dehydratedState = await loadQueries(locale, async ({ loadQuery }) => {
    if (asksForNothing(filters)) return void (await loadQuery(suggestQuery('', locale)));
    const loadPage = (page: number) =>
      loadQuery(listPageQuery({ endpoint: 'searchProducts', fixed: {} }, filters, page, locale));
    const { pageCount, reading } = await loadPage(firstPage);
    answer.leadsTo = reading?.leadsTo ?? null;
    await Promise.all(addedPages.filter((page) => page <= pageCount).map(loadPage));
  });
  // Short, because a changed search rule must show within seconds.
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=5, stale-while-revalidate=10');
  // For a scanned code, or when a search rule says so: the list would be one step too many.
  const path = isFiltered(filters) || firstPage > 1 ? null : safeNext(answer.leadsTo);
  if (path) return { redirect: { destination: `${localePrefix(locale)}${path}`, statusCode: 302 } };
  return { props: { ...(await loadTexts(locale, LIST_TEXTS)), dehydratedState } };
};

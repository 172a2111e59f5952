import type { GetServerSideProps } from 'next';
import { productQuery } from '@/features/catalog/product.queries';
import { readComparedSlugs } from '@/features/compare/compare-url';
import { isMissing, loadQueries } from './load-page';
import { loadTexts, pageLocale } from './load-texts';

/** A comparison, made for each request. A product that is gone is left out, never an error. */
export const comparePageProps: GetServerSideProps = async ({ query, locale: wanted, res }) => {
  const locale = pageLocale(wanted);
  const dehydratedState = await loadQueries(locale, async ({ loadQuery }) => {
    for (const slug of readComparedSlugs(query)) {
      await loadQuery(productQuery(slug, locale)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  });
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return { props: { ...(await loadTexts(locale, ['catalog', 'saved'])), dehydratedState } };
};

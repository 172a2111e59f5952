import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ParsedUrlQuery } from 'querystring';
import { isProductionBuild } from '@/env';
import { DEFAULT_LOCALE, type Locale } from '@config/locales';
import { readFromPrimary } from '@/server/ports/read-scope';
import { failedPages } from './failed-pages';
import { isMissing, loadQueries, type PageLoader } from './load-page';
import { loadTexts, pageLocale, type PageFile } from './load-texts';

/** The age at which the next request revalidates a page, when no edit did so before. */
const REVALIDATE_SECONDS = 300;
const REVALIDATE_MISSING_SECONDS = 60;
const EMPTY_STATE = { mutations: [], queries: [] };

export interface StaticPageLoader<Params> extends PageLoader {
  params: Params;
}

/** Thrown by a page whose address is an old one: visitors and search engines go on to the new one for good. */
export class MovedPage extends Error {
  constructor(readonly path: string) {
    super(`Moved to ${path}`);
  }
}

const localized = (locale: Locale, path: string) =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;

/** No address is made at build: the first request makes it, and waits. */
export const blockingPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * getStaticProps of a page with data: its queries and its texts. What the API does not know is "not found" for a
 * minute; a failure of the API throws, so that Next goes on serving the last good page. During `next build` there is
 * no database: the page comes out empty, and the start revalidates it before its first visit.
 * Where `pathOf` names the page, it is revalidated soon after the API is back, and not on a later visit.
 * The route's parameters are props: a page that fades out keeps its own while the router has the next page's.
 */
export function staticPage<Params extends ParsedUrlQuery = ParsedUrlQuery>(
  pageFiles: readonly PageFile[],
  run: (page: StaticPageLoader<Params>) => Promise<unknown>,
  pathOf?: (params: Params) => string,
): GetStaticProps<Record<string, unknown>, Params> {
  return async ({ locale: wanted, params, revalidateReason }) => {
    const locale = pageLocale(wanted);
    if (isProductionBuild()) {
      const texts = await loadTexts(locale, pageFiles);
      return { props: { ...params, ...texts, dehydratedState: EMPTY_STATE }, revalidate: 1 };
    }
    try {
      const load = () => loadQueries(locale, (page) => run({ ...page, params: params as Params }));
      // Before the texts are read, so that an unknown address costs little; on demand, because something was saved.
      const dehydratedState = await (revalidateReason === 'on-demand' ? readFromPrimary(load) : load());
      const texts = await loadTexts(locale, pageFiles);
      return { props: { ...params, ...texts, dehydratedState }, revalidate: REVALIDATE_SECONDS };
    } catch (error) {
      if (error instanceof MovedPage)
        return {
          redirect: { destination: localized(locale, error.path), permanent: true },
          revalidate: REVALIDATE_SECONDS,
        };
      if (isMissing(error)) return { notFound: true, revalidate: REVALIDATE_MISSING_SECONDS };
      if (pathOf) failedPages().add(localized(locale, pathOf(params as Params)));
      throw error;
    }
  };
}

/** getStaticProps of a page that needs its texts only; complete at build. */
export function textPage(pageFiles: readonly PageFile[]): GetStaticProps {
  return async ({ locale }) => ({ props: await loadTexts(pageLocale(locale), pageFiles) });
}

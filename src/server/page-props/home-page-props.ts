import type { GetStaticProps } from 'next';
import { brand } from '@config/brands/whole';
import { homeQuery } from '@/features/catalog/home/home.queries';
import { HOME_TEXTS, pageLocale } from './load-texts';
import { serverCall } from './server-call';
import { staticPage } from './static-page';

const loadHomePage = staticPage(
  HOME_TEXTS,
  ({ loadQuery, locale }) => loadQuery(homeQuery(serverCall, locale)),
  () => '/',
);

/** The brand's description comes with the page, in its language: no script carries it. */
export const homePageProps: GetStaticProps = async (context) => {
  const page = await loadHomePage(context);
  if (!('props' in page)) return page;
  const description = brand.description[pageLocale(context.locale)];
  return { ...page, props: { ...page.props, description } };
};

import { homeQuery } from '@/features/catalog/home.queries';
import { HOME_TEXTS } from './load-page';
import { serverCall } from './server-call';
import { staticPage } from './static-page';

export const homePageProps = staticPage(
  [HOME_TEXTS],
  ({ loadQuery, locale }) => loadQuery(homeQuery(serverCall, locale)),
  () => '/',
);

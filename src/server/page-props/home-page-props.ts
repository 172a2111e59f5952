import { CARD_TEXTS } from './load-page';
import { staticPage } from './static-page';

export const homePageProps = staticPage(
  [CARD_TEXTS],
  ({ load, locale }) => load('getHome', { query: { locale } }),
  () => '/',
);

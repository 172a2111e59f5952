import { staticPage } from './static-page';

export const homePageProps = staticPage(['catalog'], ({ load, locale }) =>
  load('getHome', { query: { locale } }),
);

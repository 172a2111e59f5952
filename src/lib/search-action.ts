import { DEFAULT_LOCALE } from '@config/locales';
import { ROUTES } from '@config/routes';

/** Where a form leads that searches without a script: the search page in the language of the page. */
export const searchAction = (locale: string | undefined): string =>
  locale && locale !== DEFAULT_LOCALE ? `/${locale}${ROUTES.search}` : ROUTES.search;

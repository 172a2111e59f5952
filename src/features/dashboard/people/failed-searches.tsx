import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { searchPath } from '@config/routes';
import { defineResource } from '../resource/define-resource';

/** What people searched for without finding anything, the frequent ones first; each runs again on the shop. */
export const failedSearches = defineResource({
  endpoint: 'listFailedSearches',
  path: DASHBOARD_ROUTES.searches,
  permission: 'reports.read',
  texts: ['manage-people', 'dashboard'],
  title: (t) => t('searches.title'),
  filters: {},
  idOf: ({ typed }) => typed,
  view: ({ t }) => ({
    above: <p className="max-w-prose text-muted">{t('searches.text')}</p>,
    empty: t('dashboard:report.noFailedSearch'),
    hrefOf: ({ typed }) => searchPath({ q: typed }),
    columns: [
      {
        id: 'typed',
        header: t('searches.typed'),
        title: ({ typed }) => <bdi className="break-words max-lg:wrap-anywhere">{typed}</bdi>,
      },
      { id: 'count', header: t('searches.count'), count: ({ searches }) => searches },
      { id: 'first', header: t('searches.first'), isExtra: true, when: ({ firstAt }) => firstAt },
      { id: 'last', header: t('searches.last'), when: ({ lastAt }) => lastAt },
    ],
  }),
});

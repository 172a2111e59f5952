import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { defineResource } from '../../resource/define-resource';
import { lazySheet } from '../../resource/sheet-skeleton';

const RedirectForm = lazySheet(() => import('./redirect-form').then((module) => module.RedirectForm));

/** Campaign links with how often they were followed. */
export const redirects = defineResource({
  endpoint: 'listRedirects',
  path: DASHBOARD_ROUTES.redirects,
  permission: 'content.write',
  texts: 'manage-content',
  filters: {},
  idOf: ({ code }) => code,
  title: (t) => t('redirects.title'),
  view: ({ t }) => ({
    empty: t('redirects.empty'),
    create: t('redirects.new'),
    columns: [
      { id: 'code', header: t('redirects.code'), title: ({ code }) => <bdi dir="ltr">{code}</bdi> },
      { id: 'target', header: t('redirects.target'), code: ({ target }) => target },
      {
        id: 'representative',
        header: t('redirects.representativeCode'),
        code: ({ representativeCode }) => representativeCode,
      },
      { id: 'hits', header: t('redirects.hits'), count: ({ hits }) => hits },
      {
        id: 'state',
        header: t('state'),
        badge: ({ active }) => (active ? ['ok', t('redirects.isActive')] : ['neutral', t('redirects.isOff')]),
      },
    ],
    sheet: {
      title: (code) => <bdi dir="ltr">{code}</bdi>,
      row: (link, sheet) => <RedirectForm stored={link} {...sheet} />,
    },
  }),
});

import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { call } from '@/client/call';
import { Checkbox } from '@/components/ui/checkbox';
import { LEAD_KINDS } from '@/contract/constants';
import { defineResource } from '../resource/define-resource';
import { isLate } from './answer-day';
import { LeadDetail } from './lead-detail';

/** What people wrote to the shop, newest first. */
export const leads = defineResource({
  endpoint: 'listLeads',
  path: DASHBOARD_ROUTES.leads,
  permission: 'leads.read',
  texts: 'manage-people',
  title: (t) => t('leads.title'),
  filters: { q: null, tipo: LEAD_KINDS, pendentes: ['1'] },
  idOf: ({ id }) => id,
  exports: { fileName: 'contatos', load: (query) => call('exportLeads', { query }) },
  view: ({ t, address: { values, filter } }) => ({
    empty: t('leads.none'),
    filter: {
      label: t('leads.filter'),
      search: { name: 'q', label: t('leads.search'), placeholder: t('leads.searchHint') },
      choices: [
        {
          name: 'tipo',
          label: t('leads.kind'),
          any: t('leads.anyKind'),
          options: LEAD_KINDS.map((value) => ({ value, text: t(`leads.kinds.${value}`) })),
        },
      ],
      more: (
        <Checkbox
          label={t('leads.onlyOpen')}
          checked={values.pendentes === '1'}
          onChange={({ target }) => filter({ pendentes: target.checked ? '1' : '' })}
          className="min-h-12"
        />
      ),
    },
    columns: [
      { id: 'name', header: t('leads.name'), title: ({ name }) => <bdi>{name}</bdi> },
      { id: 'kind', header: t('leads.kind'), cell: ({ kind }) => t(`leads.kinds.${kind}`) },
      {
        id: 'message',
        header: t('leads.message'),
        isExtra: true,
        excerpt: ({ message, lines }) =>
          message || lines.map(({ units, title }) => `${units} × ${title}`).join(', '),
      },
      { id: 'when', header: t('when'), when: ({ createdAt }) => createdAt },
      {
        id: 'state',
        header: t('leads.state'),
        badge: ({ handledAt, answerBy }) =>
          handledAt
            ? ['neutral', t('leads.handled')]
            : isLate(answerBy)
              ? ['sale', t('leads.quote.late')]
              : ['warn', t('leads.open')],
      },
    ],
    sheet: {
      title: (_, lead) => lead?.reference ?? t('leads.one'),
      row: (lead) => lead && <LeadDetail lead={lead} />,
    },
  }),
});

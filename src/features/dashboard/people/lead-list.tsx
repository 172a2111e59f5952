import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { Checkbox } from '@/components/ui/checkbox';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { LEAD_KINDS } from '@/contract/constants';
import { ListBody } from '../kit/list-body';
import { SideSheet } from '../kit/side-sheet';
import { useListAddress } from '../kit/use-list-address';
import { LeadDetail } from './lead-detail';
import { LeadTable } from './lead-table';
import { LEAD_FILTERS, leadListQuery, toLeadQuery } from './leads.queries';

/** What people wrote to the shop, with kind, page and open message in the address. */
export function LeadList() {
  const { t } = useTranslation('manage-people');
  const { values, isFiltered, hrefOf, filter, open } = useListAddress(DASHBOARD_ROUTES.leads, LEAD_FILTERS);
  const { data, error, refetch } = useQuery(leadListQuery(toLeadQuery(values), values.pagina));
  const find = (id: string) => data?.items.find((lead) => lead.id === id);
  return (
    <div className="grid gap-3">
      <FilterBar
        label={t('leads.filter')}
        choice={{
          label: t('leads.kind'),
          value: values.tipo,
          any: t('leads.anyKind'),
          options: LEAD_KINDS.map((value) => ({ value, text: t(`leads.kinds.${value}`) })),
          onChoose: (tipo) => filter({ tipo }),
        }}
      >
        <Checkbox
          label={t('leads.onlyOpen')}
          checked={values.pendentes === '1'}
          onChange={({ target }) => filter({ pendentes: target.checked ? '1' : '' })}
          className="min-h-12"
        />
      </FilterBar>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={isFiltered || values.pagina > 1}
        path={DASHBOARD_ROUTES.leads}
        hrefOf={(change) => hrefOf({ ...change, aberto: null })}
        empty={t('leads.none')}
      >
        <LeadTable leads={data?.items} openId={values.aberto} hrefOf={(aberto) => hrefOf({ aberto })} />
      </ListBody>
      <SideSheet
        id={data ? values.aberto : null}
        title={(id) => find(id)?.reference ?? t('leads.one')}
        onClose={() => open(null)}
      >
        {(id) => <LeadDetail lead={find(id)} />}
      </SideSheet>
    </div>
  );
}

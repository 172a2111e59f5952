import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { FilterDays } from '@/components/ui/filters/filter-days';
import { ListBody } from '../kit/list-body';
import { SideSheet } from '../kit/side-sheet';
import { useListAddress } from '../kit/use-list-address';
import { AUDIT_FILTERS, auditListQuery } from './audit.queries';
import { AUDIT_ENTITIES } from './audit-entities';
import { AuditDetail } from './audit-detail';
import { AuditTable } from './audit-table';
import { FilterTag } from './filter-tag';

/** Who changed what in the shop, with filters, page and open entry in the address. */
export function AuditList() {
  const { t } = useTranslation('manage-people');
  const { values, isFiltered, hrefOf, filter, open } = useListAddress(DASHBOARD_ROUTES.audit, AUDIT_FILTERS);
  const { data, error, refetch } = useQuery(auditListQuery(values, values.pagina));
  const find = (id: string) => data?.items.find((entry) => String(entry.id) === id);
  return (
    <div className="grid grid-cols-1 gap-3">
      <FilterBar
        label={t('audit.filter')}
        search={{
          label: t('audit.who'),
          placeholder: t('audit.whoHint'),
          submit: t('search'),
          value: values.quem,
        }}
        onSearch={(quem) => filter({ quem })}
        choice={{
          label: t('audit.entity'),
          value: values.entidade,
          any: t('audit.anyEntity'),
          options: AUDIT_ENTITIES.map((value) => ({ value, text: t(`audit.entities.${value}`) })),
          onChoose: (entidade) => filter({ entidade }),
        }}
      >
        <FilterDays
          from={values.de}
          to={values.ate}
          labels={{ from: t('from'), to: t('to'), hint: t('dayHint') }}
          onChange={({ from, to }) =>
            filter({ ...(from !== undefined && { de: from }), ...(to !== undefined && { ate: to }) })
          }
        />
      </FilterBar>
      {(values.acao || values.id) && (
        <div className="flex flex-wrap gap-2">
          {values.acao && <FilterTag text={values.acao} onRemove={() => filter({ acao: '' })} />}
          {values.id && <FilterTag text={values.id} onRemove={() => filter({ id: '' })} />}
        </div>
      )}
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={isFiltered || values.pagina > 1}
        path={DASHBOARD_ROUTES.audit}
        hrefOf={(change) => hrefOf({ ...change, aberto: null })}
        empty={t('audit.none')}
      >
        <AuditTable entries={data?.items} openId={values.aberto} hrefOf={(aberto) => hrefOf({ aberto })} />
      </ListBody>
      <SideSheet id={data ? values.aberto : null} title={() => t('audit.one')} onClose={() => open(null)}>
        {(id) => <AuditDetail entry={find(id)} />}
      </SideSheet>
    </div>
  );
}

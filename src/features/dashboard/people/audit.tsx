import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { Icon } from '@/components/ui/icon';
import { AUDIT_ENTITIES } from '@/contract/audit';
import { DayFilters } from '../kit/day-filters';
import { readDay } from '../read-day';
import { defineResource } from '../resource/define-resource';
import { WhenTime } from '../when-time';
import { AuditAction, AuditDetail } from './audit-detail';
import { nameOfThing } from './plan-audit-rows';

/** A filter that came with a link, and the way to take it off. */
function FilterTag({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useTranslation('manage-people');
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('removeFilter', { name: text })}
      className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-primary bg-primary-soft px-3 text-[0.9375rem] font-semibold text-primary"
    >
      <bdi className="truncate">{text}</bdi>
      <Icon name="close" className="size-3.5" />
    </button>
  );
}

/** Who changed what in the shop, newest first. */
export const audit = defineResource({
  endpoint: 'listAuditEntries',
  path: DASHBOARD_ROUTES.audit,
  permission: 'reports.read',
  texts: ['manage-people', 'dashboard'],
  title: (t) => t('audit.title'),
  // Each text is as long as the API takes it.
  filters: {
    quem: (text) => text.slice(0, 80),
    entidade: (text) => text.slice(0, 40),
    acao: (text) => text.slice(0, 60),
    id: (text) => text.slice(0, 64),
    autor: (text) => text.slice(0, 64),
    de: readDay,
    ate: readDay,
  },
  idOf: ({ id }) => String(id),
  view: ({ t, address: { values, filter } }) => ({
    empty: t('audit.none'),
    filter: {
      label: t('audit.filter'),
      search: { name: 'quem', label: t('audit.who'), placeholder: t('audit.whoHint') },
      choices: [
        {
          name: 'entidade',
          label: t('audit.entity'),
          any: t('audit.anyEntity'),
          options: AUDIT_ENTITIES.map((value) => ({ value, text: t(`dashboard:kinds.${value}`) })),
        },
      ],
      more: (
        <DayFilters
          from={values.de}
          to={values.ate}
          labels={{
            from: t('dashboard:filters.from'),
            to: t('dashboard:filters.to'),
            hint: t('dashboard:filters.dayHint'),
            wrong: t('dashboard:filters.dayWrong'),
          }}
          onChange={({ from, to }) =>
            filter({ ...(from !== undefined && { de: from }), ...(to !== undefined && { ate: to }) })
          }
        />
      ),
    },
    below: (values.acao || values.id || values.autor) && (
      <div className="flex flex-wrap gap-2">
        {values.acao && <FilterTag text={values.acao} onRemove={() => filter({ acao: '' })} />}
        {values.autor && <FilterTag text={t('audit.oneActor')} onRemove={() => filter({ autor: '' })} />}
        {values.id && <FilterTag text={values.id} onRemove={() => filter({ id: '' })} />}
      </div>
    ),
    columns: [
      { id: 'when', header: t('when'), title: ({ at }) => <WhenTime iso={at} /> },
      { id: 'who', header: t('audit.who'), text: ({ actor }) => actor ?? t('audit.noActor') },
      { id: 'action', header: t('audit.action'), cell: (entry) => <AuditAction {...entry} /> },
      {
        id: 'thing',
        header: t('audit.thing'),
        isExtra: true,
        code: ({ entityId, details }) => nameOfThing(details) ?? entityId,
      },
    ],
    sheet: {
      title: () => t('audit.one'),
      row: (entry) => entry && <AuditDetail entry={entry} />,
    },
  }),
});

import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { PERMISSIONS, type Permission } from '@config/permissions';
import { Link } from '@/components/ui/link';
import { buttonStyle } from '@/components/ui/button-style';
import type { AuditEntry } from '@/contract/schemas/reports';
import { ORDER_STATES } from '@/contract/constants';
import type { OrderState } from '@/contract/schemas/orders';
import { writeListAddress } from '../resource/use-list-address';
import { WhenTime } from '../when-time';
import { planAuditRows, showAuditValue } from './plan-audit-rows';
import { PlainTable, longCell } from '@/components/ui/plain-table';
import { AUDIT_ENTITIES, AUDIT_VERBS, type AuditEntity, type AuditVerb } from '@/contract/audit';

interface AuditActionProps {
  /** `order.move`: the thing and the verb. */
  action: string;
  entity: string;
}

const isEntity = (text: string): text is AuditEntity => AUDIT_ENTITIES.some((one) => one === text);
const isVerb = (text: string): text is AuditVerb => AUDIT_VERBS.some((one) => one === text);

/** What was done, in words; a row of an earlier release may have none. */
export function AuditAction({ action, entity }: AuditActionProps) {
  const { t } = useTranslation(['manage-people', 'dashboard']);
  const verb = action.slice(action.indexOf('.') + 1);
  return (
    <span>
      {isEntity(entity) ? t(`dashboard:kinds.${entity}`) : entity}
      {': '}
      {isVerb(verb) ? t(`audit.verbs.${verb}`) : verb}
    </span>
  );
}

const isPermission = (code: string): code is Permission => PERMISSIONS.some((one) => one === code);
const isOrderState = (code: string): code is OrderState => ORDER_STATES.some((one) => one === code);

/** The words of the shop for what an entry stores as a code: permissions, and where an order stands. */
function useWordOf() {
  const { t } = useTranslation(['manage-people', 'dashboard']);
  return (field: string) =>
    (code: string): string => {
      if (field === 'permissions' && isPermission(code)) return t(`permission.${code}.name`);
      return field === 'state' && isOrderState(code) ? t(`dashboard:state.${code}`) : code;
    };
}

/** One entry of the audit log: who did what, and every field as it was and as it is. */
export function AuditDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('manage-people');
  const wordOf = useWordOf();
  const { changes, facts } = planAuditRows(entry.details);
  const more: { key: 'ofThing' | 'ofKind' | 'ofActor'; query: Record<string, string> }[] = [
    { key: 'ofThing', query: { entidade: entry.entity, id: entry.entityId } },
    { key: 'ofKind', query: { acao: entry.action } },
    ...(entry.actorId ? [{ key: 'ofActor' as const, query: { autor: entry.actorId } }] : []),
  ];
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5 text-[0.9375rem]">
      <section className="grid gap-1">
        <h3 className="text-lg">
          <AuditAction action={entry.action} entity={entry.entity} />
        </h3>
        <p className="text-muted">
          <bdi>{entry.actor ?? t('audit.noActor')}</bdi> · <WhenTime iso={entry.at} />
        </p>
        <p className="text-sm break-all text-muted">
          <bdi dir="ltr">
            {entry.action} · {entry.entityId}
          </bdi>
        </p>
      </section>
      {changes.length > 0 && (
        <PlainTable
          caption={t('audit.changes')}
          className="table-fixed"
          heads={[
            { text: t('audit.field'), className: 'w-1/4' },
            { text: t('audit.before') },
            { text: t('audit.after') },
          ]}
          rows={changes.map(({ field, before, after }) => ({
            key: field,
            cells: [
              t(`audit.fields.${field}`, { defaultValue: field }),
              ...[before, after].map((value) => longCell(showAuditValue(value, wordOf(field)) ?? '–')),
            ],
          }))}
        />
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {facts.map(({ field, value }) => (
            <div key={field} className="contents">
              <dt className="text-muted">{t(`audit.fields.${field}`, { defaultValue: field })}</dt>
              <dd dir="auto" className="break-words whitespace-pre-wrap">
                {showAuditValue(value, wordOf(field)) ?? '–'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="flex flex-wrap gap-2.5">
        {more.map(({ key, query }) => (
          <Link
            key={key}
            href={writeListAddress(DASHBOARD_ROUTES.audit, query)}
            shallow
            className={buttonStyle('outline', 'sm')}
          >
            {t(`audit.${key}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}

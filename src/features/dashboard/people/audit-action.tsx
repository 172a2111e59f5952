import { useTranslation } from 'next-i18next/pages';
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

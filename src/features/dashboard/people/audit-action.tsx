import { useTranslation } from 'next-i18next/pages';

interface AuditActionProps {
  /** `order.move`: the thing and the verb. */
  action: string;
  entity: string;
}

/** What was done, in words where there are words for it. */
export function AuditAction({ action, entity }: AuditActionProps) {
  const { t } = useTranslation('manage-people');
  const verb = action.slice(action.indexOf('.') + 1);
  return (
    <span>
      {t(`audit.entities.${entity}`, { defaultValue: entity })}
      {': '}
      {t(`audit.verbs.${verb}`, { defaultValue: verb })}
    </span>
  );
}

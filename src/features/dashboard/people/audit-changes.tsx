import { useTranslation } from 'next-i18next/pages';
import { showAuditValue, type AuditChange } from './plan-audit-rows';

const HEAD = 'p-2 text-start text-sm font-semibold text-muted';

/** What was changed, as it was beside as it is. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation('manage-people');
  if (changes.length === 0) return null;
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t('audit.changes')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-1/4 ps-0`}>
            {t('audit.field')}
          </th>
          <th scope="col" className={HEAD}>
            {t('audit.before')}
          </th>
          <th scope="col" className={HEAD}>
            {t('audit.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-2 text-start font-semibold break-words">
              {t(`audit.fields.${field}`, { defaultValue: field })}
            </th>
            {[before, after].map((value, index) => (
              <td key={index} className="p-2">
                <div dir="auto" className="max-h-48 overflow-auto break-words whitespace-pre-wrap">
                  {showAuditValue(value) ?? '–'}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

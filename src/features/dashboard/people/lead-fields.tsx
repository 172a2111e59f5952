import { useTranslation } from 'next-i18next/pages';
import type { Lead } from '@/contract/schemas/leads';
import { formatDocument } from '@/lib/documents';

/** What else somebody filled in, under the names their form had, and the language they read. */
export function LeadFields({ lead: { data, locale, reference } }: { lead: Lead }) {
  const { t } = useTranslation('manage-people');
  /** Fields that are chosen from a list have a text of their own for each choice; the others stand as they were typed. */
  const textOf = (name: string, value: string) =>
    name === 'document' ? formatDocument(value) : t(`leads.choice.${value}`, { defaultValue: value });
  const fields = Object.entries(data).filter(([, value]) => value !== '');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(`leads.field.${name}`, { defaultValue: name })}</dt>
          <dd className="break-words">
            <bdi>{textOf(name, value)}</bdi>
          </dd>
        </div>
      ))}
      <dt className="text-muted">{t('leads.locale')}</dt>
      <dd>
        <bdi>{locale}</bdi>
      </dd>
      <dt className="text-muted">{t('leads.reference')}</dt>
      <dd>
        <bdi dir="ltr">{reference}</bdi>
      </dd>
    </dl>
  );
}

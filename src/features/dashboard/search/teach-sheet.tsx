import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { rulesOfSearchQuery } from './searches.queries';
import { RuleActions } from './rule-actions';
import { RuleText } from './rule-text';
import { TeachForm } from './teach-form';

interface TeachSheetProps {
  /** The search that is taught. */
  typed: string;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** What one search was taught, and the form that teaches it one thing more. */
export function TeachSheet({ typed, onDirty, onDone }: TeachSheetProps) {
  const { t } = useTranslation('manage-search');
  const { data } = useQuery(rulesOfSearchQuery(typed));
  return (
    <TeachForm typed={typed} onDirty={onDirty} onDone={onDone}>
      {!!data?.items.length && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg">{t('teach.inForce')}</h3>
          <ul className="grid gap-2">
            {data.items.map((rule) => (
              <li key={rule.id} className="flex flex-wrap items-center justify-between gap-2">
                <RuleText rule={rule} />
                <RuleActions rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </TeachForm>
  );
}

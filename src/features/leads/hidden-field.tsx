import { useTranslation } from 'next-i18next/pages';

/**
 * A field that people neither see, hear nor reach by Tab; a machine that fills in every field gives itself away.
 * Moved out of sight, not `display: none`: machines know that one.
 */
export function HiddenField() {
  const { t } = useTranslation('forms');
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {t('leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

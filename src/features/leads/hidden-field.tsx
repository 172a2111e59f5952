import { useTranslation } from 'next-i18next/pages';

/**
 * A honeypot: people neither see, hear nor reach it by Tab; a bot that fills in every field is recognized by it. It is
 * moved off the screen, because bots know `display: none`.
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

import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type SyntheticEvent } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@config/consent';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { Notice } from '@/components/ui/notice';
import { closeConsentPreferences, decideConsent, useConsent } from './consent-store';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { REFUSAL } from './stored-consent';

/** Dialog to accept or refuse each purpose, at any time. */
export default function ConsentPreferences() {
  const ready = useNamespace('consent');
  const { t } = useTranslation(['consent', 'common']);
  const { isPreferencesOpen } = useConsent();
  if (!ready) return null;
  return (
    <DialogFrame
      open={isPreferencesOpen}
      onClose={closeConsentPreferences}
      title={t('preferences.title')}
      closeLabel={t('common:actions.close')}
    >
      <Choices />
    </DialogFrame>
  );
}

function Choices() {
  const { t } = useTranslation(['consent', 'common']);
  const { choices, isRefusedByBrowser } = useConsent();
  const [wanted, setWanted] = useState(choices ?? REFUSAL);
  const textId = useId();

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    decideConsent(wanted);
  };
  const toggle = (category: ConsentCategory) => setWanted({ ...wanted, [category]: !wanted[category] });

  return (
    <form ref={focusPageAfterwards} className="grid gap-4" onSubmit={save}>
      {isRefusedByBrowser && <Notice tone="info">{t('preferences.gpc')}</Notice>}
      <div>
        <Checkbox
          label={<b>{t('necessary.title')}</b>}
          aria-describedby={`${textId}-necessary`}
          checked
          disabled
          readOnly
        />
        <p id={`${textId}-necessary`} className="ms-7.5 text-muted">
          {t('necessary.text')}
        </p>
      </div>
      {CONSENT_CATEGORIES.map((category) => (
        <div key={category}>
          <Checkbox
            label={<b>{t(`${category}.title`)}</b>}
            aria-describedby={`${textId}-${category}`}
            checked={wanted[category]}
            onChange={() => toggle(category)}
          />
          <p id={`${textId}-${category}`} className="ms-7.5 text-muted">
            {t(`${category}.text`)}
          </p>
        </div>
      ))}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button size="sm" onClick={() => decideConsent(REFUSAL)}>
          {t('actions.necessary')}
        </Button>
        <Button size="sm" onClick={() => decideConsent({ analytics: true, marketing: true })}>
          {t('actions.all')}
        </Button>
        <Button type="submit" size="sm" tone="outline" className="sm:col-span-2">
          {t('actions.save')}
        </Button>
      </div>
    </form>
  );
}

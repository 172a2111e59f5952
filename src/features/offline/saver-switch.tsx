import { useId, useSyncExternalStore } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Checkbox } from '@/components/ui/checkbox';
import { isSaverOn, switchSaver, watchSaver } from '@/lib/browser/save-data';
import { useTranslation } from 'next-i18next/pages';

/** The shop's own data saver, for browsers without one; stored on this device. */
export function SaverSwitch() {
  const isReady = useNamespace('offline');
  const { t } = useTranslation('offline');
  const isOn = useSyncExternalStore(watchSaver, isSaverOn, () => false);
  const id = useId();
  if (!isReady) return null;
  return (
    <div>
      <Checkbox
        label={<b>{t('saver.title')}</b>}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => switchSaver(event.target.checked)}
        className="min-h-11"
      />
      <p id={id} className="ms-7.5 text-sm text-muted">
        {t('saver.text')}
      </p>
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/components/ui/checkbox';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { switchShortcuts, useHasShortcuts } from './shortcuts-store';

const KEYS = [
  ['search', '/'],
  ['next', 'j'],
  ['previous', 'k'],
  ['select', 'x'],
  ['home', 'g h'],
  ['orders', 'g o'],
  ['products', 'g p'],
  ['users', 'g u'],
  ['help', '?'],
] as const;

/** The keys of the dashboard and what they do. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manage');
  const isOn = useHasShortcuts();
  return (
    <DialogFrame open onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt dir="ltr" className="flex items-center gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="rounded-sm border border-line bg-surface px-2 py-0.5 font-bold">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <Checkbox
          label={t('keys.on')}
          checked={isOn}
          onChange={(event) => switchShortcuts(event.target.checked)}
        />
      </div>
    </DialogFrame>
  );
}

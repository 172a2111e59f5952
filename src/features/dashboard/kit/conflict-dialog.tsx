import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import type { ConflictField } from './plan-conflict';

interface ConflictDialogProps<Key extends string> {
  /** Null while there is no conflict. */
  fields: readonly ConflictField<Key>[] | null;
  /** The name of a field, as the form shows it. */
  labelOf: (key: Key) => string;
  /** Saves what is on the screen over what was saved meanwhile. */
  onKeepMine: () => void;
  /** Takes over what was saved meanwhile; what was typed in these fields is given up. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

const show = (value: unknown) => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** Somebody saved the same thing meanwhile: both versions side by side, and the person decides (409 STALE). */
export function ConflictDialog<Key extends string>(props: ConflictDialogProps<Key>) {
  const { fields, labelOf, onKeepMine, onTakeTheirs, onClose } = props;
  const { t } = useTranslation('manage');
  return (
    <DialogFrame open={!!fields} onClose={onClose} title={t('conflict.title')} closeLabel={t('close')} wide>
      <p className="mb-4 text-muted">{t(fields?.length ? 'conflict.text' : 'conflict.none')}</p>
      {!!fields?.length && (
        <table className="mb-5 w-full table-fixed text-[0.9375rem]">
          <thead>
            <tr className="text-start text-sm text-muted">
              <th scope="col" className="w-1/4 p-2 text-start font-semibold">
                {t('conflict.field')}
              </th>
              <th scope="col" className="p-2 text-start font-semibold">
                {t('conflict.mine')}
              </th>
              <th scope="col" className="p-2 text-start font-semibold">
                {t('conflict.theirs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key, mine, theirs }) => (
              <tr key={key} className="border-t border-line align-top">
                <th scope="row" className="p-2 text-start font-semibold">
                  {labelOf(key)}
                </th>
                {[mine, theirs].map((value, index) => (
                  <td key={index} className="p-2">
                    <div className="max-h-48 overflow-auto break-words whitespace-pre-wrap">
                      {show(value)}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        <Button tone="outline" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </DialogFrame>
  );
}

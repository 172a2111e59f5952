import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { longCell, PlainTable } from '@/components/ui/plain-table';
import { LazyDialog } from '../kit/lazy-dialog';
import type { ConflictField } from './plan-conflict';

interface ConflictDialogProps {
  /** Null while there is no conflict. */
  fields: readonly ConflictField[] | null;
  /** The name of a field, as the form shows it. */
  labelOf: (key: string) => ReactNode;
  /** A value as a person can compare it, where it is no text of itself. */
  showValue?: (value: unknown) => unknown;
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

/** Another person saved the same item meanwhile: both versions side by side, and the person decides (409 STALE). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, labelOf, showValue = (value) => value, onKeepMine, onTakeTheirs, onClose } = props;
  const { t } = useTranslation('manage');
  return (
    <LazyDialog open={!!fields} onClose={onClose} title={t('conflict.title')} closeLabel={t('close')} wide>
      <p className="mb-4 text-muted">{t(fields?.length ? 'conflict.text' : 'conflict.none')}</p>
      {!!fields?.length && (
        <PlainTable
          caption={t('conflict.title')}
          className="mb-5 table-fixed"
          heads={[
            { text: t('conflict.field'), className: 'w-1/4' },
            { text: t('conflict.mine') },
            { text: t('conflict.theirs') },
          ]}
          rows={fields.map(({ key, ...sides }) => ({
            key,
            cells: [
              labelOf(key),
              ...[sides.mine, sides.theirs].map((value) => longCell(show(showValue(value)))),
            ],
          }))}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        <Button tone="outline" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </LazyDialog>
  );
}

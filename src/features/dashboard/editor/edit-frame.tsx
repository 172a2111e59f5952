import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/time/times';
import { ConflictDialog } from '../kit/conflict-dialog';
import { Failure } from '../kit/failure';
import type { ConflictField } from '../kit/plan-conflict';

interface EditFrameProps<Key extends string> {
  /** What is edited, for assistive technology. */
  label: string;
  editing: {
    isDirty: boolean;
    isSaving: boolean;
    failure: ApiError | null;
    submit: () => Promise<void>;
    conflict: ConflictField<Key>[] | null;
    keepMine: () => void;
    takeTheirs: () => void;
    closeConflict: () => void;
  };
  /** When what stands in the form was kept on this device; null when it is what is stored. */
  restoredAt: string | null;
  /** Shows what is stored instead of what was kept. */
  onDiscard: () => void;
  /** The name of a field, as the form shows it. */
  labelOf: (key: Key) => string;
  /** Where the thing stands: its state, and since when it is on the shop. */
  state: ReactNode;
  /** What stands beside the save button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around a long form: the draft that came back, the bar to save it with (also Ctrl+S), and conflicts. */
export function EditFrame<Key extends string>(props: EditFrameProps<Key>) {
  const { label, editing, restoredAt, onDiscard, labelOf, state, actions, children } = props;
  const { t, i18n } = useTranslation('manage');
  const { submit, isDirty, failure } = editing;
  useHotkeys('mod+s', () => void submit(), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  return (
    <>
      {restoredAt && (
        <Notice tone="info" role="status" title={t('edit.restored')} className="mb-4">
          <p>{t('edit.restoredText', { time: formatDateTime(restoredAt, i18n.language) })}</p>
          <Button tone="outline" size="sm" className="mt-1 justify-self-start" onClick={onDiscard}>
            {t('edit.discard')}
          </Button>
        </Notice>
      )}
      {/* Saved by its button and Ctrl+S alone: Enter in one of many fields should not change the shop. */}
      <form noValidate aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pb-5">{children}</div>
        <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line bg-raised px-4 py-2.5 shadow-high md:-mx-6 md:px-6">
          {failure && (
            <div className="w-full">
              <Failure error={failure} />
            </div>
          )}
          <div className="min-w-0 flex-1 basis-56">
            {isDirty ? (
              <p role="status" className="text-sm font-semibold text-warn">
                {t('edit.unsaved')}
              </p>
            ) : (
              state
            )}
          </div>
          {actions}
          <Button
            pending={editing.isSaving}
            onClick={() => void submit()}
            aria-keyshortcuts="Control+S Meta+S"
            className="max-sm:flex-1"
          >
            {t('save')}
          </Button>
        </div>
      </form>
      <ConflictDialog
        fields={editing.conflict}
        labelOf={labelOf}
        onKeepMine={editing.keepMine}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </>
  );
}

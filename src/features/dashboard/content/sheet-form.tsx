import { useTranslation } from 'next-i18next/pages';
import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { ConflictDialog } from '../kit/conflict-dialog';
import { Failure } from '../kit/failure';
import type { ConflictField } from '../kit/plan-conflict';

interface SheetFormProps<Key extends string> {
  label: string;
  editing: {
    isDirty: boolean;
    isSaving: boolean;
    failure: ApiError | null;
    submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
    conflict: ConflictField<Key>[] | null;
    keepMine: () => void;
    takeTheirs: () => void;
    closeConflict: () => void;
  };
  /** The name of a field, as the form shows it. */
  labelOf: (key: Key) => string;
  onDirty: (isDirty: boolean) => void;
  /** What stands beside the save button, such as one that deletes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a form in a sheet: its fields scroll, saving stays in reach; failures and conflicts are said here. */
export function SheetForm<Key extends string>(props: SheetFormProps<Key>) {
  const { label, editing, labelOf, onDirty, actions, children } = props;
  const { t } = useTranslation('manage');
  const { isDirty, failure } = editing;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => void editing.submit(event)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-5">
          {failure && <Failure error={failure} />}
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-2.5 border-t border-line px-5 py-4">
          <Button type="submit" pending={editing.isSaving}>
            {t('save')}
          </Button>
          {actions}
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

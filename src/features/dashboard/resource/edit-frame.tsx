import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/time/times';
import { Failure } from '../kit/failure';
import { ConflictDialog } from './conflict-dialog';
import { reserveBar } from './reserve-bar';
import type { Editing } from './use-editing';

interface EditFrameProps {
  /** What is edited, for assistive technology. */
  label: string;
  editing: Editing;
  /** In a sheet beside a list its fields scroll for themselves; there, and in a part of one, Enter saves too. */
  layout: 'page' | 'sheet' | 'part';
  /** Shows what is stored instead of what was typed before. */
  onDiscard: () => void;
  /** The name of a field, as the form shows it. */
  labelOf: (key: string) => ReactNode;
  /** A value of a field as a person can compare it. */
  showValue?: (value: unknown) => unknown;
  /** Where the item stands: its state, and since when it is on the shop. */
  state: ReactNode;
  /** What stands beside the save button. */
  actions?: ReactNode;
  /** What is said of drafts, where the usual sentences do not fit. */
  texts?: { restored: string; restoredText: (time: string) => string; discard: string; unsaved: string };
  children: ReactNode;
}

const STYLES = {
  page: { form: '', save: 'max-sm:grow max-sm:basis-40' },
  sheet: { form: 'flex min-h-0 flex-1 flex-col', save: '' },
  part: { form: 'grid gap-3', save: 'justify-self-start' },
};

/** What stands around a form: the draft that came back, the bar to save it with (also Ctrl+S), failures and conflicts. */
export function EditFrame(props: EditFrameProps) {
  const { label, editing, layout, onDiscard, labelOf, showValue, state, actions, texts, children } = props;
  const { t, i18n } = useTranslation('manage');
  const { submit, isDirty, failure, restoredAt } = editing;
  const restoredText = texts?.restoredText ?? ((time: string) => t('edit.restoredText', { time }));
  useHotkeys('mod+s', () => submit(), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  const save = (
    <Button
      type={layout === 'page' ? 'button' : 'submit'}
      size={layout === 'part' ? 'sm' : undefined}
      tone={layout === 'part' && !isDirty ? 'outline' : 'primary'}
      pending={editing.isSaving}
      onClick={layout === 'page' ? () => submit() : undefined}
      aria-keyshortcuts="Control+S Meta+S"
      className={STYLES[layout].save}
    >
      {t('save')}
    </Button>
  );
  return (
    <>
      {restoredAt && (
        <Notice tone="info" role="status" title={texts?.restored ?? t('edit.restored')} className="mb-4">
          <p>{restoredText(formatDateTime(restoredAt, i18n.language))}</p>
          <Button tone="outline" size="sm" className="mt-1 justify-self-start" onClick={onDiscard}>
            {texts?.discard ?? t('edit.discard')}
          </Button>
        </Notice>
      )}
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          // On a page its button and Ctrl+S save alone: Enter in one of many fields should not change the shop.
          if (layout !== 'page') submit();
        }}
        className={STYLES[layout].form}
      >
        {layout === 'part' && failure && <Failure error={failure} />}
        {layout === 'part' && children}
        {layout === 'part' && save}
        {layout === 'sheet' && (
          <>
            <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-5">
              {failure && <Failure error={failure} />}
              {children}
              {state}
            </div>
            <div className="flex flex-wrap items-center gap-2.5 border-t border-line px-5 py-4">
              {save}
              {actions}
            </div>
          </>
        )}
        {layout === 'page' && (
          <>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pb-5">{children}</div>
            <div
              ref={reserveBar}
              className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line bg-raised px-4 py-2.5 shadow-high md:-mx-6 md:px-6"
            >
              {failure && (
                <div className="w-full">
                  <Failure error={failure} />
                </div>
              )}
              <div className="min-w-0 flex-1 basis-56 empty:hidden">
                {isDirty ? (
                  <p role="status" className="text-sm font-semibold text-warn">
                    {texts?.unsaved ?? t('edit.unsaved')}
                  </p>
                ) : (
                  state
                )}
              </div>
              {actions}
              {save}
            </div>
          </>
        )}
      </form>
      <ConflictDialog
        fields={editing.conflict}
        labelOf={labelOf}
        showValue={showValue}
        onKeepMine={editing.keepMine}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </>
  );
}

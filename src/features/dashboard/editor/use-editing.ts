import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/client/api-error';
import { mergeChanges, planConflict, type ConflictField } from '../kit/plan-conflict';
import { useUnsavedGuard } from '../kit/use-unsaved-guard';
import { showRefusedFields } from './form-errors';
import { pickChanges } from './pick-changes';

interface EditingOptions<Values extends FieldValues, Body extends object, Saved extends { version: number }> {
  form: UseFormReturn<Values, unknown, Body>;
  /** What is stored; null for something new. */
  stored: Saved | null;
  /** What the form shows of what is stored; under the names of the body. */
  valuesOf: (stored: Saved) => Values;
  /** Tells what the API stores apart from anything else. */
  isSaved: (details: unknown) => details is Saved;
  create: (body: Body) => Promise<Saved>;
  /** Gets only what was changed, with the version it was changed on. */
  update: (stored: Saved, changes: Partial<Body> & { version: number }) => Promise<Saved>;
  /** Fields in the order of the screen: the first refused one takes the focus. */
  names: readonly Path<Values>[];
  onSaved: (saved: Saved, wasNew: boolean) => void;
  /** The form, or the shop, found faults; they stand in the form's errors. */
  onFaults?: () => void;
}

interface Conflict<Values, Saved> {
  fields: ConflictField<keyof Values & string>[];
  /** Both changes, mine where both changed the same. */
  merged: Values;
  theirs: Saved;
}

/**
 * Saves a form on the version it was read in, only what was changed. Where somebody saved meanwhile (409 STALE) both
 * versions are held beside each other until the person decides; nothing that was typed is lost by that.
 */
export function useEditing<
  Values extends FieldValues,
  Body extends object,
  Saved extends { version: number },
>(options: EditingOptions<Values, Body, Saved>) {
  const { form, stored, valuesOf, isSaved, create, update, names, onSaved, onFaults } = options;
  const { t } = useTranslation('manage');
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Values, Saved> | null>(null);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty, t('unsaved'));
  const mutation = useMutation<Saved, ApiError, () => Promise<Saved>>({ mutationFn: (save) => save() });

  /** The form goes on from what is stored now, with these values on the screen. */
  const goOnWith = (on: Saved, values: Values) => {
    setBase(on);
    form.reset(valuesOf(on));
    form.reset(values, { keepDefaultValues: true });
  };

  const send = async (body: Body, on: Saved | null) => {
    if (mutation.isPending) return;
    const sent = structuredClone(form.getValues());
    try {
      const saved = await mutation.mutateAsync(() =>
        on ? update(on, { ...pickChanges(valuesOf(on), sent, body), version: on.version }) : create(body),
      );
      // What was typed while the save was on its way stays on the screen.
      goOnWith(saved, mergeChanges(sent, form.getValues(), valuesOf(saved)));
      onSaved(saved, !on);
    } catch (error) {
      const { errorCode, details } = error as ApiError;
      if (errorCode !== 'STALE' || !on || !isSaved(details)) {
        showRefusedFields(form.setError, error, names);
        onFaults?.();
        return;
      }
      const [before, theirs] = [valuesOf(on), valuesOf(details)];
      setConflict({
        fields: planConflict(before, sent, theirs),
        merged: mergeChanges(before, sent, theirs),
        theirs: details,
      });
    }
  };
  const save = (on: Saved | null) => form.handleSubmit((body) => send(body, on), onFaults);

  return {
    stored: base,
    isDirty,
    isSaving: mutation.isPending,
    /** Why saving failed; null while a conflict is being decided. */
    failure: conflict ? null : mutation.error,
    submit: save(base),
    /** The form shows what was typed earlier, on what it was typed on. */
    restore(on: Saved | null, values: Values) {
      if (on) goOnWith(on, values);
      else form.reset(values, { keepDefaultValues: true });
    },
    /** Something that the form does not hold was saved beside it. */
    follow: setBase,
    conflict: conflict?.fields ?? null,
    keepMine() {
      if (!conflict) return;
      const { theirs, merged } = conflict;
      setConflict(null);
      mutation.reset();
      goOnWith(theirs, merged);
      void save(theirs)();
    },
    takeTheirs() {
      if (!conflict) return;
      const { theirs, merged, fields } = conflict;
      const values = valuesOf(theirs);
      setConflict(null);
      mutation.reset();
      goOnWith(theirs, { ...merged, ...Object.fromEntries(fields.map(({ key }) => [key, values[key]])) });
    },
    closeConflict: () => setConflict(null),
  };
}

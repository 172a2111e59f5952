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
}

interface Conflict<Values, Saved> {
  fields: ConflictField[];
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
  const { form, stored, valuesOf, isSaved, create, update, names, onSaved } = options;
  const { t } = useTranslation('manage');
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Values, Saved> | null>(null);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty, t('unsaved'));
  const mutation = useMutation<Saved, ApiError, () => Promise<Saved>>({ mutationFn: (save) => save() });

  const send = async (body: Body, on: Saved | null) => {
    if (mutation.isPending) return;
    try {
      const saved = await mutation.mutateAsync(() => {
        if (!on) return create(body);
        const changes = pickChanges(valuesOf(on), form.getValues(), body);
        return update(on, { ...changes, version: on.version });
      });
      setBase(saved);
      form.reset(valuesOf(saved));
      onSaved(saved, !on);
    } catch (error) {
      const { errorCode, details } = error as ApiError;
      if (errorCode !== 'STALE' || !on || !isSaved(details)) {
        showRefusedFields(form.setError, error, names);
        return;
      }
      const [before, mine, theirs] = [valuesOf(on), form.getValues(), valuesOf(details)];
      setConflict({
        fields: planConflict(before, mine, theirs),
        merged: mergeChanges(before, mine, theirs),
        theirs: details,
      });
    }
  };

  /** The form goes on from what is stored now, with these values on the screen. */
  const goOnWith = (theirs: Saved, values: Values) => {
    setBase(theirs);
    setConflict(null);
    mutation.reset();
    form.reset(valuesOf(theirs));
    form.reset(values, { keepDefaultValues: true });
  };

  return {
    stored: base,
    isDirty,
    isSaving: mutation.isPending,
    /** Why saving failed; null while a conflict is being decided. */
    failure: conflict ? null : mutation.error,
    submit: form.handleSubmit((body) => send(body, base)),
    conflict: conflict?.fields ?? null,
    keepMine() {
      if (!conflict) return;
      const { theirs, merged } = conflict;
      goOnWith(theirs, merged);
      void form.handleSubmit((body) => send(body, theirs))();
    },
    takeTheirs() {
      if (!conflict) return;
      const { theirs, merged, fields } = conflict;
      const values = valuesOf(theirs);
      goOnWith(theirs, { ...merged, ...Object.fromEntries(fields.map(({ key }) => [key, values[key]])) });
    },
    closeConflict: () => setConflict(null),
  };
}

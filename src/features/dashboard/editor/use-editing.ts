import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/client/api-error';
import { mergeChanges, planConflict, type ConflictField } from '../kit/plan-conflict';
import { useUnsavedGuard } from '../kit/use-unsaved-guard';
import { showRefusedFields } from './form-errors';

interface Versioned {
  version: number;
}

interface EditingOptions<Values extends FieldValues, Body, Saved extends Versioned> {
  form: UseFormReturn<Values, unknown, Body>;
  /** What is stored; null for something new. */
  stored: Saved | null;
  /** What the form shows of what is stored. */
  valuesOf: (stored: Saved) => Values;
  /** Tells an answer of the API apart from anything else. */
  isSaved: (details: unknown) => details is Saved;
  /** Saves; `version` is that of what is stored, null for something new. */
  save: (body: Body, version: number | null) => Promise<Saved>;
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
 * Saves a form on the version it was read in. Where somebody saved meanwhile (409 STALE) both versions are held
 * beside each other until the person decides; nothing that was typed is lost by that.
 */
export function useEditing<Values extends FieldValues, Body, Saved extends Versioned>({
  form,
  stored,
  valuesOf,
  isSaved,
  save,
  names,
  onSaved,
}: EditingOptions<Values, Body, Saved>) {
  const { t } = useTranslation('manage');
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Values, Saved> | null>(null);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty, t('unsaved'));

  const mutation = useMutation<Saved, ApiError, { body: Body; version: number | null }>({
    mutationFn: ({ body, version }) => save(body, version),
  });

  const send = async (body: Body, version: number | null) => {
    if (mutation.isPending) return;
    try {
      const saved = await mutation.mutateAsync({ body, version });
      setBase(saved);
      form.reset(valuesOf(saved));
      onSaved(saved, version === null);
    } catch (error) {
      const { errorCode, details } = error as ApiError;
      if (errorCode !== 'STALE' || !base || !isSaved(details)) {
        showRefusedFields(form.setError, error, names);
        return;
      }
      const [before, mine, theirs] = [valuesOf(base), form.getValues(), valuesOf(details)];
      setConflict({
        fields: planConflict(before, mine, theirs),
        merged: mergeChanges(before, mine, theirs),
        theirs: details,
      });
    }
  };
  const submit = form.handleSubmit((body) => send(body, base?.version ?? null));

  /** The form goes on from what is stored now, with these values on the screen. */
  const goOnWith = ({ theirs }: Conflict<Values, Saved>, values: Values) => {
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
    submit,
    conflict: conflict?.fields ?? null,
    keepMine() {
      if (!conflict) return;
      goOnWith(conflict, conflict.merged);
      void form.handleSubmit((body) => send(body, conflict.theirs.version))();
    },
    takeTheirs() {
      if (!conflict) return;
      const theirs = valuesOf(conflict.theirs);
      const taken = Object.fromEntries(conflict.fields.map(({ key }) => [key, theirs[key]]));
      goOnWith(conflict, { ...conflict.merged, ...taken });
    },
    closeConflict: () => setConflict(null),
  };
}

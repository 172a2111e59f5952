import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError, type ApiError } from '@/client/api-error';
import { endpointQuery } from '@/client/query';
import { notify } from '@/client/toast';
import { UPLOAD_KEY } from '../editor/picture-upload';
import { mergeChanges, pickChanges, planConflict, same, type ConflictField } from './plan-conflict';
import { useDraft, writeDraft } from './use-draft';
import { useUnsavedGuard } from './use-unsaved-guard';

export interface EditingOptions<
  Values extends FieldValues,
  Body extends object,
  Saved extends { version: number },
> {
  form: UseFormReturn<Values, unknown, Body>;
  /** What is stored; null for a new item. */
  stored: Saved | null;
  /** What the form shows of what is stored; under the names of the body. */
  valuesOf: (stored: Saved) => Values;
  isSaved: (details: unknown) => details is Saved;
  create: (body: Body) => Promise<Saved>;
  /** Gets only what was changed, with the version it was changed on. */
  update: (stored: Saved, changes: Partial<Body> & { version: number }) => Promise<Saved>;
  onSaved: (saved: Saved, wasNew: boolean) => void;
  /** Picks what an update sends: the fields whose values were changed, unless given. */
  changesOf?: (before: Values, now: Values, body: Body) => Partial<Body>;
  /** Called in place of a save that would change nothing; without it such a save is sent. */
  onUnchanged?: () => void;
  /** Where the form shows a field that the API refused; under the same name, unless given. */
  pathOf?: (field: string) => string;
  /** Where no field was changed by both, a save goes on from what the other person saved, without a question. */
  mergesAlone?: boolean;
  /** What is typed is stored on this device under the name of the item; null: of a new one. */
  draft?: { nameOf: (saved: Saved | null) => string; sample: Values };
}

interface Conflict<Values, Saved> {
  fields: ConflictField<keyof Values & string>[];
  /** Both changes, mine where both changed the same. */
  merged: Values;
  theirs: Saved;
}

/**
 * Brings the first faulty control of a form into view and gives it the focus, once its faults are on the screen. A part
 * of a form that says it is faulty and has no such control gives the focus to its first button.
 */
function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const [fault, inner] = document.querySelectorAll<HTMLElement>(
      'form :is([aria-invalid="true"], [data-faulty])',
    );
    const place = fault?.matches('[data-faulty]') && inner && fault.contains(inner) ? inner : fault;
    const control = place?.matches('fieldset, [data-faulty]')
      ? place.querySelector<HTMLElement>('input, button')
      : place;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}

/** A moment that is typed in part: for its form it is empty, on the screen it is not. */
const findUnfinishedMoment = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input[type="datetime-local"]')].find(
    ({ validity }) => validity.badInput,
  );

/**
 * Saves a form on the version it was read in, only what was changed. Where another person saved meanwhile (409 STALE)
 * both versions are shown beside each other until the person decides; nothing that was typed is lost by that.
 */
export function useEditing<
  Values extends FieldValues,
  Body extends object,
  Saved extends { version: number },
>(options: EditingOptions<Values, Body, Saved>) {
  const { form, stored, valuesOf, isSaved, create, update, onSaved, onUnchanged } = options;
  const { changesOf = pickChanges, pathOf = (field: string) => field } = options;
  const { t } = useTranslation('manage');
  const [saved, setSaved] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Values, Saved> | null>(null);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty, t('unsaved'));
  const mutation = useMutation<Saved, ApiError, () => Promise<Saved>>({ mutationFn: (save) => save() });

  // A file or a stock is saved beside the form, which edits neither; a stock leaves the version as it was.
  const isAsNew = stored !== null && saved !== null && stored.version >= saved.version;
  const base = isAsNew && same(valuesOf(stored), valuesOf(saved)) ? stored : saved;

  /** The form goes on from what is stored now, with these values on the screen. */
  const goOnWith = (on: Saved, values: Values) => {
    setSaved(on);
    form.reset(valuesOf(on));
    if (!same(valuesOf(on), values)) form.reset(values, { keepDefaultValues: true });
  };
  // What others saved is shown at once where nothing was typed: the form may stand on an answer of minutes ago.
  const isBehind = stored !== null && saved !== null && stored.version > saved.version;
  if (isBehind && !isDirty && !conflict && !mutation.isPending) setSaved(stored);
  const show = useEffectEvent((on: Saved) => {
    if (!form.formState.isDirty && !same(form.getValues(), valuesOf(on))) form.reset(valuesOf(on));
  });
  useEffect(() => {
    if (saved) show(saved);
  }, [saved]);
  const queryClient = useQueryClient();
  // Of the user who opened the form: what another person typed at this computer is not theirs to save.
  const [writer] = useState(() => queryClient.getQueryData(endpointQuery('getSelf', {}).queryKey)?.id);
  const draftNameOf = (on: Saved | null) =>
    options.draft && writer ? `${options.draft.nameOf(on)}-${writer}` : null;
  const draft = useDraft({
    name: draftNameOf(base),
    sample: options.draft?.sample ?? form.getValues(),
    form,
    stored: base,
    isSaved,
    onRestored: (on, values) => (on ? goOnWith(on, values) : form.reset(values, { keepDefaultValues: true })),
  });

  const refuse = (error: unknown) => {
    const refused = Object.entries(isApiError(error) ? error.fields : {});
    for (const [field, message] of refused)
      form.setError(pathOf(field) as Path<Values>, { type: 'server', message });
    if (refused.length > 0) focusFirstFault();
  };
  const send = async (body: Body, on: Saved | null) => {
    if (mutation.isPending) return;
    const sent = structuredClone(form.getValues());
    const changes = on && changesOf(valuesOf(on), sent, body);
    if (changes && Object.keys(changes).length === 0 && onUnchanged) {
      onUnchanged();
      return;
    }
    try {
      const answer = await mutation.mutateAsync(() =>
        on ? update(on, { ...(changes as Partial<Body>), version: on.version }) : create(body),
      );
      // What was typed while the save was pending stays on the screen.
      goOnWith(answer, mergeChanges(sent, form.getValues(), valuesOf(answer)));
      draft.forget();
      // A new item gets a page of its own, whose form finds there what was typed meanwhile.
      const values = form.getValues();
      const name = on ? null : draftNameOf(answer);
      if (name !== null && !same(values, valuesOf(answer)))
        writeDraft(name, { values, stored: answer, at: new Date().toISOString() });
      onSaved(answer, !on);
    } catch (error) {
      const { errorCode, details } = error as ApiError;
      if (errorCode !== 'STALE' || !on || !isSaved(details)) {
        refuse(error);
        return;
      }
      const [before, theirs] = [valuesOf(on), valuesOf(details)];
      const fields = planConflict(before, sent, theirs);
      const merged = mergeChanges(before, sent, theirs);
      if (fields.length > 0 || !options.mergesAlone) setConflict({ fields, merged, theirs: details });
      else {
        goOnWith(details, merged);
        await save(details);
      }
    }
  };
  const isUploading = useIsMutating({ mutationKey: UPLOAD_KEY }) > 0;
  const save = (on: Saved | null) =>
    form.handleSubmit((body) => {
      const unfinished = findUnfinishedMoment();
      if (!unfinished) return send(body, on);
      form.setError(unfinished.name as Path<Values>, { type: 'unfinished', message: 'required' });
      focusFirstFault();
    }, focusFirstFault)();
  /** Ends the conflict: the form goes on from their version with these values. */
  const settle = ({ theirs }: Conflict<Values, Saved>, values: Values) => {
    setConflict(null);
    mutation.reset();
    goOnWith(theirs, values);
  };

  return {
    form,
    stored: base,
    isDirty,
    isSaving: mutation.isPending,
    /** Why saving failed; null while a conflict is being decided. */
    failure: conflict ? null : mutation.error,
    // A new item goes on on a page of its own, and a picture that is still being sent would be lost.
    submit: () => (isUploading && !base ? notify('info', t('upload.wait')) : void save(base)),
    restoredAt: draft.restoredAt,
    /** What was typed is given up: the form shows what is stored. */
    discard() {
      draft.forget();
      form.reset();
    },
    conflict: conflict?.fields ?? null,
    keepMine() {
      if (!conflict) return;
      settle(conflict, conflict.merged);
      void save(conflict.theirs);
    },
    takeTheirs() {
      if (!conflict) return;
      const values = valuesOf(conflict.theirs);
      const taken = Object.fromEntries(conflict.fields.map(({ key }) => [key, values[key]]));
      settle(conflict, { ...conflict.merged, ...taken });
    },
    closeConflict: () => setConflict(null),
  };
}

/** A form as it is being edited, for the frames around it. */
export type Editing = Omit<
  ReturnType<typeof useEditing<FieldValues, object, { version: number }>>,
  'form' | 'stored'
>;

import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isLike, readDraft, writeDraft } from './draft-store';
import { same } from './plan-conflict';

/** What is typed in one breath is written once. */
const QUIET_MS = 400;

interface DraftOptions<Values extends FieldValues, Body, Saved> {
  /** Its name on this device, such as `draft-post-42`; without one nothing is stored. */
  name: string | null;
  form: UseFormReturn<Values, unknown, Body>;
  /** What the form stands on now. */
  stored: Saved | null;
  /** What every draft must be like; lists have one entry. */
  sample: Values;
  isSaved: (value: unknown) => value is Saved;
  onRestored: (stored: Saved | null, values: Values) => void;
}

/**
 * Stores what is typed on this device until it is saved, and brings it back when the form is opened again: a lost
 * connection, session or tab loses nothing. It comes back on the version it was typed on, so that what others saved
 * meanwhile is shown as a conflict and not written over.
 */
export function useDraft<Values extends FieldValues, Body, Saved>(
  options: DraftOptions<Values, Body, Saved>,
) {
  const { name, form, stored, sample, isSaved, onRestored } = options;
  const { subscribe, getValues } = form;
  const [restored] = useState(() => {
    const draft = name === null ? null : readDraft(name);
    if (!draft || !isLike(draft.values, sample) || same(draft.values, getValues())) return null;
    const { values, at } = draft;
    if (stored === null) return draft.stored === null ? { stored: null, values, at } : null;
    return isSaved(draft.stored) ? { stored: draft.stored, values, at } : null;
  });
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null);

  // Before what is typed is listened to: bringing it back is no typing.
  const restore = useEffectEvent(() => {
    if (restored) onRestored(restored.stored, restored.values);
  });
  useEffect(() => restore(), []);

  const write = useEffectEvent(() => {
    if (name === null) return;
    const values = getValues();
    const isUnchanged = same(values, form.formState.defaultValues);
    writeDraft(name, isUnchanged ? null : { values, stored, at: new Date().toISOString() });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      write();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(flush, QUIET_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [subscribe]);

  return {
    /** When what stands in the form was stored here; null when it was not brought back. */
    restoredAt,
    /** Nothing is stored here any more: it was saved or given up. */
    forget() {
      if (name !== null) writeDraft(name, null);
      setRestoredAt(null);
    },
  };
}

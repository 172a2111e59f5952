import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forget, keep, readKept } from './kept-values';

/** What is typed in one breath is written once. */
const QUIET_MS = 400;

interface KeptOptions<Values extends FieldValues, Body, Saved> {
  /** Name of the thing on this device, such as `post-42`. */
  name: string;
  form: UseFormReturn<Values, unknown, Body>;
  /** What the form stands on now. */
  stored: Saved | null;
  /** What another release or somebody's hands may have left is not taken over. */
  isValues: (value: unknown) => value is Values;
  isSaved: (value: unknown) => value is Saved;
  onRestored: (stored: Saved | null, values: Values) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps what is typed on this device until it is saved, and brings it back when the form is opened again: a lost
 * connection, session or tab loses nothing. It comes back on the version it was typed on, so that what others saved
 * meanwhile is shown as a conflict and not written over.
 */
export function useKeptValues<Values extends FieldValues, Body, Saved>(
  options: KeptOptions<Values, Body, Saved>,
) {
  const { name, form, stored, isValues, isSaved, onRestored } = options;
  const { subscribe, getValues } = form;
  const [restored] = useState(() => {
    const kept = readKept(name);
    if (!kept || !isValues(kept.values) || same(kept.values, getValues())) return null;
    const { values, at } = kept;
    if (stored === null) return kept.stored === null ? { stored: null, values, at } : null;
    return isSaved(kept.stored) ? { stored: kept.stored, values, at } : null;
  });
  /** When what stands in the form was kept; null when it was not brought back. */
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null);

  // Before what is typed is listened to: bringing it back is no typing.
  const restore = useEffectEvent(() => {
    if (restored) onRestored(restored.stored, restored.values);
  });
  useEffect(() => restore(), []);

  const write = useEffectEvent(() => {
    if (same(getValues(), form.formState.defaultValues)) forget(name);
    else keep(name, { values: getValues(), stored, at: new Date().toISOString() });
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
    restoredAt,
    /** Nothing is kept any more: it was saved or given up. */
    forget() {
      forget(name);
      setRestoredAt(null);
    },
  };
}

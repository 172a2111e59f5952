import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deviceStore } from '@/lib/browser/browser-store';
import { isRecord, same } from './plan-conflict';

/** What was typed into a form and not saved, with what it was typed on. */
export interface Draft {
  values: unknown;
  /** What the form began with, as the API stores it; null for a new item. */
  stored: unknown;
  /** When it was stored here, as ISO time. */
  at: string;
}

/** The draft of this name on this device; null when there is nothing readable. */
export function readDraft(name: string): Draft | null {
  const draft = deviceStore.readJson(name);
  if (!isRecord(draft) || !('values' in draft) || !('stored' in draft)) return null;
  const { values, stored, at } = draft;
  return typeof at === 'string' ? { values, stored, at } : null;
}

/** Stores a draft on this device, or removes it (null). */
export const writeDraft = (name: string, draft: Draft | null): void =>
  deviceStore.write(name, draft && JSON.stringify(draft));

/**
 * A value has every field of a sample, of the same kind; a list's entries are like the sample's first, or texts where
 * it has none. A draft that another release left is not taken over when it is not like what the form holds now.
 */
export function isLike<Sample>(value: unknown, sample: Sample): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((entry) => isLike(entry, sample[0] ?? ''));
  if (isRecord(sample)) {
    return isRecord(value) && Object.entries(sample).every(([key, part]) => isLike(value[key], part));
  }
  return typeof value === typeof sample;
}

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

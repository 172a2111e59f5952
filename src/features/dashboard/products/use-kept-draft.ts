import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, type KeptDraft } from './kept-draft';
import type { ProductDraft } from './product-draft';

/** What is typed in one breath is written once. */
const QUIET_MS = 400;

interface Base {
  draft: ProductDraft;
  version: number;
}

interface KeptDraftOptions {
  /** The product; null for a new one. */
  id: string | null;
  /** What the form was filled with. */
  base: Base;
  form: UseFormReturn<ProductDraft>;
  /** What was kept before this visit, which the form goes on with. */
  restored: KeptDraft | null;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps what is typed on this device until it is saved, and brings it back when the editor is opened again: a lost
 * connection, session or tab loses nothing.
 */
export function useKeptDraft({ id, base, form, restored }: KeptDraftOptions) {
  /** When what stands in the form was kept; null when it was not brought back. */
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null);
  const { subscribe, getValues, reset } = form;

  // Before what is typed is listened to: bringing it back is no typing.
  useEffect(() => {
    if (restored) reset(restored.draft, { keepDefaultValues: true });
  }, [restored, reset]);

  const write = useEffectEvent(() => {
    const draft = getValues();
    if (same(draft, base.draft)) forgetDraft(id);
    else keepDraft(id, { draft, base: base.draft, version: base.version, at: new Date().toISOString() });
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return;
      dropWaiting();
      write();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, QUIET_MS);
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
    /** Nothing is kept any more, because it was saved; what was typed meanwhile will be. */
    forget() {
      forgetDraft(id);
      setRestoredAt(null);
    },
    /** The person wants none of it: not what is kept, nor what was about to be. */
    giveUp() {
      dropWaiting();
      forgetDraft(id);
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { set, useForm, type FieldErrors, type Path, type Resolver } from 'react-hook-form';
import { isApiError } from '@/client/api-error';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { mergeChanges, type ConflictField } from '../kit/plan-conflict';
import { useUnsavedGuard } from '../kit/use-unsaved-guard';
import { bodyOfDraft, changedFields } from './body-of-draft';
import { readableConflict } from './conflict-values';
import { draftOfProduct } from './draft-of-product';
import { draftPath } from './draft-paths';
import { readKeptDraft } from './kept-draft';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft';
import { faultPaths } from './product-faults';
import { judgeDraft } from './product.schema';
import { useSaveProduct, type ProductChange } from './products.mutations';
import { managedProductQuery } from './products.queries';
import { useKeptDraft } from './use-kept-draft';

const resolver: Resolver<ProductDraft> = (draft) => {
  const { faults } = judgeDraft(draft);
  if (!faults) return { values: draft, errors: {} };
  const errors: FieldErrors<ProductDraft> = {};
  Object.entries(faults).forEach(([path, message]) => set(errors, path, { type: 'judged', message }));
  return { values: {}, errors };
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isProduct = (value: unknown): value is ManagedProduct =>
  typeof value === 'object' && value !== null && 'variations' in value && 'version' in value;

/** What the API is asked for: all of a new product, only what changed of another; null when nothing did. */
function planChange(
  id: string | null,
  version: number,
  base: ProductDraft,
  draft: ProductDraft,
): ProductChange | null {
  const { body } = judgeDraft(draft);
  if (!body) return null;
  if (id === null) return { id, body };
  const changed = changedFields(bodyOfDraft(base), bodyOfDraft(draft));
  if (changed.length === 0) return null;
  const part = Object.fromEntries(Object.entries(body).filter(([name]) => changed.includes(name)));
  return { id, body: { ...(part as Partial<CallInput<'createProduct'>['body']>), version } };
}

interface EditingOptions {
  /** What is stored now; null for a new product. */
  product: ManagedProduct | null;
  onSaved: (product: ManagedProduct) => void;
  /** Gets the paths of the fields that the form or the server found wrong. */
  onFaults: (paths: readonly string[]) => void;
}

interface Conflict {
  fields: ConflictField<keyof ProductDraft>[];
  merged: ProductDraft;
  theirs: ManagedProduct;
}

/**
 * The state of the product editor: what was typed stays on the device until it is saved, a save sends what changed on
 * the version it was read in, and two people's changes are put together or shown beside each other (409 STALE).
 */
export function useProductEditing({ product, onSaved, onFaults }: EditingOptions) {
  const { t } = useTranslation(['manage', 'manage-products']);
  const id = product?.id ?? null;
  const [restored] = useState(() => {
    const found = readKeptDraft(id);
    return found && !same(found.draft, product ? draftOfProduct(product) : EMPTY_DRAFT) ? found : null;
  });
  const [base, setBase] = useState(() => {
    if (restored) return { draft: restored.base, version: restored.version ?? 0 };
    return { draft: product ? draftOfProduct(product) : EMPTY_DRAFT, version: product?.version ?? 0 };
  });
  const form = useForm<ProductDraft>({ resolver, defaultValues: base.draft, shouldFocusError: false });
  const { isDirty } = form.formState;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saving = useSaveProduct();
  const queryClient = useQueryClient();
  useUnsavedGuard(isDirty, t('unsaved'));

  /** The form goes on from what is stored, with these values on the screen. */
  const goOn = (from: { draft: ProductDraft; version: number }, values: ProductDraft) => {
    setBase(from);
    form.reset(from.draft);
    if (!same(from.draft, values)) form.reset(values, { keepDefaultValues: true });
  };
  const kept = useKeptDraft({ id, base, form, restored });

  const send = async (draft: ProductDraft, on: { draft: ProductDraft; version: number }) => {
    const change = planChange(id, on.version, on.draft, draft);
    if (!change) {
      notify('info', t('manage-products:editor.nothing'));
      return;
    }
    try {
      const saved = await saving.mutateAsync(change);
      const stored = { draft: draftOfProduct(saved), version: saved.version };
      // What was typed while the save was on its way stays on the screen.
      goOn(stored, mergeChanges({ ...draft }, { ...form.getValues() }, { ...stored.draft }));
      kept.forget();
      notify('success', t('saved'));
      onSaved(saved);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.errorCode === 'STALE' && isProduct(error.details)) {
        const theirs = draftOfProduct(error.details);
        setConflict({
          fields: readableConflict(on.draft, draft, theirs),
          merged: mergeChanges({ ...on.draft }, { ...draft }, { ...theirs }),
          theirs: error.details,
        });
        return;
      }
      const paths = Object.entries(error.fields).map(([field, message]) => {
        const path = draftPath(field);
        form.setError(path as Path<ProductDraft>, { type: 'server', message });
        return path;
      });
      if (paths.length > 0) onFaults(paths);
    }
  };

  /** An adjustment of stock moves the version on; it changes nothing of what the form holds. */
  const current = () =>
    product && same(draftOfProduct(product), base.draft) ? { ...base, version: product.version } : base;

  const settle = (fields: readonly string[], { merged, theirs }: Conflict) => {
    const stored = { draft: draftOfProduct(theirs), version: theirs.version };
    const taken = Object.entries(stored.draft).filter(([key]) => fields.includes(key));
    const values: ProductDraft = { ...merged, ...Object.fromEntries(taken) };
    setConflict(null);
    saving.reset();
    queryClient.setQueryData(managedProductQuery(theirs.id).queryKey, theirs);
    goOn(stored, values);
    return { stored, values };
  };

  return {
    form,
    isDirty,
    isSaving: saving.isPending,
    /** Why saving failed; null while a conflict is being decided. */
    failure: conflict ? null : saving.error,
    kept,
    submit: () => {
      if (saving.isPending) return;
      void form.handleSubmit(
        (draft) => send(draft, current()),
        (errors) => onFaults(faultPaths(errors)),
      )();
    },
    conflict: conflict?.fields ?? null,
    async keepMine() {
      if (!conflict) return;
      const { stored, values } = settle([], conflict);
      await send(values, stored);
    },
    takeTheirs() {
      if (conflict)
        settle(
          conflict.fields.map(({ key }) => key),
          conflict,
        );
    },
    closeConflict: () => setConflict(null),
  };
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { notify } from '@/client/toast';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useEditing } from '../resource/use-editing';
import { bodyOfDraft, changedFields, draftOfProduct } from './draft/draft-of-product';
import { draftPath } from './draft/draft-paths';
import { DRAFT_SAMPLE, EMPTY_DRAFT, type ProductDraft } from './draft/product-draft';
import { judgeDraft } from './draft/product.schema';
import { useSaveProduct } from './products.mutations';

type Body = CallInput<'createProduct'>['body'];

const resolver: Resolver<ProductDraft, unknown, Body> = (draft) => {
  const { body, faults } = judgeDraft(draft);
  if (body) return { values: body, errors: {} };
  const errors: FieldErrors<ProductDraft> = {};
  Object.entries(faults).forEach(([path, message]) => set(errors, path, { type: 'judged', message }));
  return { values: {}, errors };
};

const isProduct = (value: unknown): value is ManagedProduct =>
  typeof value === 'object' && value !== null && 'variations' in value && 'version' in value;

/** A field of the body is made of several of the form: what changed is judged by the bodies. */
function changesOf(before: ProductDraft, now: ProductDraft, body: Body): Partial<Body> {
  const changed = changedFields(bodyOfDraft(before), bodyOfDraft(now));
  return Object.fromEntries(Object.entries(body).filter(([name]) => changed.includes(name))) as Partial<Body>;
}

interface EditingOptions {
  /** What is stored now; null for a new product. */
  product: ManagedProduct | null;
  onSaved: (product: ManagedProduct, wasNew: boolean) => void;
  /** Gets the paths of the fields that the form or the API refused. */
  onFaults: (paths: readonly string[]) => void;
}

/** The editing of a product: its numbers are typed as texts, so the form and the body differ. */
export function useProductEditing({ product, onSaved, onFaults }: EditingOptions) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const { mutateAsync } = useSaveProduct({ showsError: true });
  const [start] = useState(() => (product ? draftOfProduct(product) : EMPTY_DRAFT));
  const form = useForm<ProductDraft, unknown, Body>({
    resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  return useEditing<ProductDraft, Body, ManagedProduct>({
    form,
    stored: product,
    valuesOf: draftOfProduct,
    isSaved: isProduct,
    create: (body) => mutateAsync({ id: null, body }),
    update: ({ id }, body) => mutateAsync({ id, body }),
    changesOf,
    onUnchanged: () => notify('info', t('editor.nothing')),
    pathOf: draftPath,
    onFaults,
    onSaved(saved, wasNew) {
      notify('success', t('manage:saved'));
      onSaved(saved, wasNew);
    },
    draft: { name: `product-draft-${product?.id ?? 'new'}`, sample: DRAFT_SAMPLE },
  });
}

import { get } from 'react-hook-form';
import { z } from 'zod';
import { CreateProductBody } from '@/contract/schemas/managed-products';
import type { CallInput } from '@/contract/contract';
import { bodyOfDraft, changedFields } from './draft-of-product';
import { draftPath } from './draft-paths';
import type { ProductDraft } from './product-draft';

type Body = CallInput<'createProduct'>['body'];

/** What the form holds, judged by the contract: the body, or a code for every wrong field of the form. */
export type Judged = { body: Body; faults: null } | { body: null; faults: Record<string, string> };

const isCode = (message: string) => /^[a-zA-Z]+$/.test(message);

/** The code of a fault; numbers that are missing or unreadable say so, whatever the schema found in them. */
function codeOf(message: string, value: unknown): string {
  if (Number.isNaN(value)) return 'number';
  if (value === null || value === undefined) return 'required';
  return isCode(message) ? message : 'invalid';
}

/** Faults that only the form can see: a pack's own, where the contract speaks of all packs at once. */
function ownFaults(draft: ProductDraft, body: Record<string, unknown>): [string, string][] {
  const faults: [string, string][] = [];
  draft.variations.forEach((pack, index) => {
    if (!pack.net.trim()) faults.push([`variations.${index}.net`, 'required']);
    const price: unknown = get(body, `variations.${index}.price`);
    const salePrice: unknown = get(body, `variations.${index}.salePrice`);
    if (typeof price === 'number' && typeof salePrice === 'number' && salePrice >= price) {
      faults.push([`variations.${index}.salePrice`, 'tooLarge']);
    }
    const twin = draft.variations.findIndex(({ sku }) => sku.trim() === pack.sku.trim());
    if (pack.sku.trim() && twin < index) faults.push([`variations.${index}.sku`, 'taken']);
  });
  if (draft.publishing === 'later' && !body.publishAt) faults.push(['publishAt', 'required']);
  if (draft.hasDose) {
    draft.dose.options.forEach(({ label, amount }, index) => {
      if (!label.trim()) faults.push([`dose.options.${index}.label`, 'required']);
      if (!amount.trim()) faults.push([`dose.options.${index}.amount`, 'required']);
    });
  }
  return faults;
}

/** Judges a draft as the API will; a field has one fault, the first. */
export function judgeDraft(draft: ProductDraft): Judged {
  const body = bodyOfDraft(draft);
  const faults = new Map(ownFaults(draft, body));
  const parsed = CreateProductBody.safeParse(body);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.map(String).join('.');
    const place = draftPath(field);
    // The rules over all packs repeat what was said at the pack itself.
    const isRepeated = path[0] === 'variations' && typeof path[1] === 'string';
    if (!isRepeated && !faults.has(place)) faults.set(place, codeOf(message, get(body, field)));
  }
  if (parsed.success && faults.size === 0) return { body: parsed.data, faults: null };
  return { body: null, faults: Object.fromEntries(faults) };
}

/** What the form holds, as the body of the API, with each fault at its field of the form. */
export const ProductBody = z.custom<ProductDraft>().transform((draft, context): Body => {
  const { body, faults } = judgeDraft(draft);
  if (body) return body;
  for (const [field, message] of Object.entries(faults))
    context.addIssue({ code: 'custom', path: field.split('.'), message });
  return z.NEVER;
});

/** A field of the body is made of several of the form: what changed is judged by the bodies. */
export function changesOf(before: ProductDraft, now: ProductDraft, body: Body): Partial<Body> {
  const changed = changedFields(bodyOfDraft(before), bodyOfDraft(now));
  return Object.fromEntries(Object.entries(body).filter(([name]) => changed.includes(name))) as Partial<Body>;
}

import { LEAD_KINDS, type LeadKind } from '@/contract/constants';
import { EMPTY_LEAD, type LeadFieldName, type LeadValues } from './lead-fields';

const keyOf = (kind: LeadKind) => `lead-draft-${kind}`;

/**
 * The stored draft of a form, in the storage of the tab: name and telephone must not wait for the next person at a
 * shared computer. Fields are empty when nothing is stored.
 */
export function readDraft(kind: LeadKind): LeadValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as Partial<
      Record<string, unknown>
    >;
    const names = Object.keys(EMPTY_LEAD) as LeadFieldName[];
    const texts = names.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []));
    return { ...EMPTY_LEAD, ...(Object.fromEntries(texts) as Partial<LeadValues>) };
  } catch {
    // Storage is forbidden, or holds something else: the form starts empty.
    return EMPTY_LEAD;
  }
}

/** Stores the values of a form until it is sent or the tab is closed. */
export function keepDraft(kind: LeadKind, values: Partial<LeadValues>): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the values are still in the form.
  }
}

export function forgetDraft(kind: LeadKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was stored.
  }
}

/** At sign-out: what was typed into any of the forms must not wait for the next person. */
export function forgetLeadDrafts(): void {
  LEAD_KINDS.forEach(forgetDraft);
}

import { LEAD_KINDS, type LeadKind } from '@/contract/constants';
import { tabStore } from '@/lib/browser/browser-store';
import { EMPTY_LEAD, type LeadFieldName, type LeadValues } from './lead-fields';

const keyOf = (kind: LeadKind) => `lead-draft-${kind}`;

/**
 * The stored draft of a form, in the storage of the tab: name and telephone must not wait for the next person at a
 * shared computer. Fields are empty when nothing is stored.
 */
export function readDraft(kind: LeadKind): LeadValues {
  const stored = (tabStore.readJson(keyOf(kind)) ?? {}) as Partial<Record<string, unknown>>;
  const names = Object.keys(EMPTY_LEAD) as LeadFieldName[];
  const texts = names.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []));
  return { ...EMPTY_LEAD, ...(Object.fromEntries(texts) as Partial<LeadValues>) };
}

/** Stores the values of a form until it is sent or the tab is closed. */
export const keepDraft = (kind: LeadKind, values: Partial<LeadValues>): void =>
  tabStore.write(keyOf(kind), JSON.stringify(values));

export const forgetDraft = (kind: LeadKind): void => tabStore.write(keyOf(kind), null);

/** At sign-out: what was typed into any of the forms must not wait for the next person. */
export function forgetLeadDrafts(): void {
  LEAD_KINDS.forEach(forgetDraft);
}

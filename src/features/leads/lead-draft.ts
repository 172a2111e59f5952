import type { LeadKind } from '@/contract/constants';
import { EMPTY_LEAD, type LeadFieldName, type LeadValues } from './lead-fields';

const keyOf = (kind: LeadKind) => `lead-draft-${kind}`;

/** What was typed into a form in this visit and not sent yet; empty fields where nothing was kept. */
export function readDraft(kind: LeadKind): LeadValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Record<string, unknown>>;
    const names = Object.keys(EMPTY_LEAD) as LeadFieldName[];
    const texts = names.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
    return { ...EMPTY_LEAD, ...(Object.fromEntries(texts) as Partial<LeadValues>) };
  } catch {
    // Storage is forbidden, or holds something else: the form starts empty.
    return EMPTY_LEAD;
  }
}

/** Keeps what stands in a form until it is sent or the visit ends. */
export function keepDraft(kind: LeadKind, values: Partial<LeadValues>): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

export function forgetDraft(kind: LeadKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was kept.
  }
}

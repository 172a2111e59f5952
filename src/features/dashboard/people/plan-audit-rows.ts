import { isRecord, same } from '../resource/plan-conflict';

/** One field of something that was changed: as it was and as it is. Null where there was nothing. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}
export interface AuditFact {
  field: string;
  value: unknown;
}

/**
 * What an entry of the audit log says, as rows to read: what changed (`before` and `after`, or `from` and `to` of an
 * order that moved), and what else is known of it.
 */
export function planAuditRows(details: Record<string, unknown>): {
  changes: AuditChange[];
  facts: AuditFact[];
} {
  const { before, after, from, to, ...others } = details;
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((change) => !same(change.before, change.after));
  if (from !== undefined || to !== undefined) {
    changes.unshift({ field: 'state', before: from ?? null, after: to ?? null });
  }
  const left = [
    ...(before !== undefined && !isRecord(before) ? [{ field: 'before', value: before }] : []),
    ...(after !== undefined && !isRecord(after) ? [{ field: 'after', value: after }] : []),
  ];
  const facts = Object.entries(others)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => ({ field, value }));
  return { changes, facts: [...facts, ...left] };
}

/** A value as people read it; null for nothing. Lists of words stand in one line, anything deeper as it is stored. */
export function showAuditValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.length === 0 ? null : value.join(', ');
  return JSON.stringify(value, null, 1);
}

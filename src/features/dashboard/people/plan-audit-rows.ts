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
  const { before, after, from, to, ...named } = details;
  // Without a state it moved to, it is what a copy was made of.
  const isMove = to !== undefined;
  const others = isMove || from === undefined ? named : { from, ...named };
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter((change) => !same(change.before, change.after));
  if (isMove) changes.unshift({ field: 'state', before: from ?? null, after: to });
  const left = [
    ...(before !== undefined && !isRecord(before) ? [{ field: 'before', value: before }] : []),
    ...(after !== undefined && !isRecord(after) ? [{ field: 'after', value: after }] : []),
  ];
  const facts = Object.entries(others)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => ({ field, value }));
  return { changes, facts: [...facts, ...left] };
}

/** What names an item to people, the best first: the number of an order, the title of a product, a code. */
const NAMES = ['number', 'title', 'fullName', 'name', 'code', 'typed', 'reference', 'sku', 'slug'];

/** What the entry itself calls its item; null where only its id is known. */
export function nameOfThing(details: Record<string, unknown>): string | null {
  const { before, after } = details;
  const places = [details, after, before].filter(isRecord);
  for (const name of NAMES)
    for (const place of places) {
      const value = place[name];
      if (typeof value === 'string' && value !== '') return value;
    }
  return null;
}

/**
 * A value as people read it; null for nothing. Lists of words stand in one line, anything deeper as it is stored.
 * @param wordOf the words for a code of the shop, such as a permission
 */
export function showAuditValue(value: unknown, wordOf = (text: string) => text): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return wordOf(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.length === 0
      ? null
      : value.map((item) => (typeof item === 'string' ? wordOf(item) : String(item))).join(', ');
  return JSON.stringify(value, null, 1);
}

import fc from 'fast-check';

/** One mutation of a value: what replaces the `at`th of its places. */
export interface Mutation {
  at: number;
  kind: 'drop' | 'replace' | 'add' | 'wrap' | 'repeat';
  value: unknown;
  key: string;
}

/** Placeholder in a JSON text for a number that `JSON.stringify` cannot write. */
const RAW = (text: string) => `\u2060raw:${text}\u2060`;
export const writeRaw = (json: string) => json.replace(/"\u2060raw:([^\u2060"]*)\u2060"/g, '$1');

const nested = (depth: number) => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Values that break code which trusts its input. */
export const HOSTILE: readonly unknown[] = [
  null, true, false, 0, -1, 0.5, -0.01, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), RAW('1e400'), RAW('-0'), RAW('1E-400'), 4_294_967_296,
  '', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\ufeff', '\u202eabc', '٣', '１２', 'NaN', 'Infinity', '-1', '1e9', '0x10', 'null', 'undefined', '[object Object]',
  "' or 1=1 --", '"; drop table users; --', '%', '\\', '${7*7}', '{{7*7}}', '<img src=x onerror=alert(1)>', '../../etc/passwd', '__proto__', 'constructor',
  '0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+23:59', '2026-02-30', '9999-12-31', '2026-11-21T12:00:00.123456789Z',
  'x'.repeat(65), 'x'.repeat(5_000), 'é'.repeat(20_000), [], {}, [[]], [null], { a: 1 }, { length: 3 }, nested(40), nested(2_000), Array.from({ length: 2_000 }, (_, index) => index),
]; // prettier-ignore

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'id', 'admin', 'price', 'userId', '', 'a\u0000', '\ud800', '$where', '0'] as const; // prettier-ignore

export const mutationArbitrary: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(500),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap', 'repeat'),
  value: fc.constantFrom(...HOSTILE),
  key: fc.constantFrom(...KEYS),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a value, the value itself first. */
function* placesOf(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  yield path;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* placesOf(item, [...path, index]);
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) yield* placesOf(item, [...path, key]);
}

const GONE = Symbol('gone');

/** The value with another one at a path; `GONE` takes the place itself away. */
function replaceAt(
  value: unknown,
  [head, ...rest]: (string | number)[],
  make: (old: unknown) => unknown,
): unknown {
  if (head === undefined) return make(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown, index) =>
      index === head ? replaceAt(item, rest, make) : item,
    );
    return items.filter((item) => item !== GONE);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === head ? replaceAt(item, rest, make) : item,
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== GONE));
}

function change(old: unknown, { kind, value, key }: Mutation): unknown {
  if (kind === 'drop') return GONE;
  // Most of a text stays valid, so that checks after those of its length or prefix are reached too.
  if (kind === 'replace')
    return typeof old === 'string' && typeof value === 'string' && key === '' ? old + value : value;
  if (kind === 'wrap') return isRecord(old) ? [old] : { [key]: old };
  if (kind === 'repeat') {
    if (!Array.isArray(old)) return [old, old];
    const items: unknown[] = old;
    return Array.from({ length: 60 }, () => items).flat();
  }
  if (Array.isArray(old)) return [...(old as unknown[]), value];
  return isRecord(old) ? Object.fromEntries([...Object.entries(old), [key, value]]) : value;
}

/** The value with one mutation; the same mutation of the same value gives the same. */
export function mutate(value: unknown, mutation: Mutation): unknown {
  const places = [...placesOf(value)];
  // A whole body is replaced rarely, because most faults lie deeper.
  const index = mutation.at % places.length;
  const changed = replaceAt(value, places[index] ?? [], (old) => change(old, mutation));
  return changed === GONE ? undefined : changed;
}

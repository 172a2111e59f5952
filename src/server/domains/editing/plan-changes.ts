import { isDeepStrictEqual } from 'node:util';

/** Long texts are cut in the audit log, which is no copy of the shop's texts. */
const LONGEST_TEXT = 500;

function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
  return value;
}

/** The fields that are not the same, on both sides; null when all are. Long texts are cut. */
export function planChanges<Fields extends object>(
  before: Fields,
  after: Fields,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(old.get(key), value));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, shorten(old.get(key))])),
    after: Object.fromEntries(changed.map(([key, value]) => [key, shorten(value)])),
  };
}

interface Translated {
  translations: Partial<Record<string, unknown>>;
}
const withLanguages = <Fields extends Translated>({ translations, ...fields }: Fields) => ({
  ...fields,
  translations: Object.keys(translations).sort(),
});

/** The same for content whose translations are not edited here: of them only the languages are noted. */
export const planTranslatedChanges = <Fields extends Translated>(
  before: Fields,
  after: Fields,
): ReturnType<typeof planChanges> => planChanges(withLanguages(before), withLanguages(after));

/** Everything of a thing that came or went, with long texts cut. */
export const planWhole = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, shorten(value)]));

/** One field that differs between what a person has on the screen and what another person saved meanwhile. */
export interface ConflictField<Key extends string = string> {
  key: Key;
  mine: unknown;
  theirs: unknown;
}

/** Something with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Whether two values of a form are equal, in whichever order their fields stand. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

/**
 * What two people changed at once. A field only one of them touched is no conflict.
 * @param base what both began with
 * @returns the fields both changed, to different values, in the order of `mine`
 */
export function planConflict<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): ConflictField<keyof Values & string>[] {
  return (Object.keys(mine) as (keyof Values & string)[])
    .filter(
      (key) => !same(mine[key], base[key]) && !same(theirs[key], base[key]) && !same(mine[key], theirs[key]),
    )
    .map((key) => ({ key, mine: mine[key], theirs: theirs[key] }));
}

/** What both saved, `mine` where only I changed it or where both did. */
export function mergeChanges<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values {
  const merged = Object.keys(mine).map((key) => [key, same(mine[key], base[key]) ? theirs[key] : mine[key]]);
  return Object.fromEntries(merged) as Values;
}

/**
 * What a form changed of a thing: a field as it was shown is left out, so that what a control cannot show (the seconds
 * of a time, say) stays as it is stored.
 * @param before what the form showed of what is stored, by field
 * @param now what the form shows
 * @param body what it would send, under the same names
 */
export function pickChanges<Body extends object>(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  body: Body,
): Partial<Body> {
  const changed = Object.entries(body).filter(([key]) => !same(before[key], now[key]));
  return Object.fromEntries(changed) as Partial<Body>;
}

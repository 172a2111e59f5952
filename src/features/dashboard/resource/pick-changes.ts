const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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

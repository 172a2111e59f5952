import type { TextFunction } from './text-function';

/** Private-use characters, which no text has. */
const PLACES = { others: '\ue000', last: '\ue001' };
const placeOf = (mark: string) => new RegExp(`\u2068?${mark}\u2069?`);

/**
 * A list in a sentence: `MG, SP e GO`. The words between are texts of the shop: Intl.ListFormat costs a slow phone a
 * tenth of a second on the first page. In a right-to-left language each item is isolated: several together, with Latin
 * letters first, would be read from the left.
 * @param t reads the file `common`
 */
export function joinList(
  items: readonly string[],
  t: TextFunction<'common:list.between' | 'common:list.last'>,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const sentence = t('common:list.last', PLACES);
  const apart = (item: string) => (sentence.includes('\u2068') ? `\u2068${item}\u2069` : item);
  const others = items.slice(0, -1).map(apart).join(t('common:list.between'));
  return sentence
    .replace(placeOf(PLACES.others), () => others)
    .replace(placeOf(PLACES.last), () => apart(last));
}

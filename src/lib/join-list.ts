import type { TextFunction } from './text-function';

/**
 * A list as a sentence has it: `MG, SP e GO`. The words between are texts of the shop: Intl.ListFormat costs a slow
 * phone a tenth of a second on the first page.
 * @param t reads the file `common`
 */
export function joinList(
  items: readonly string[],
  t: TextFunction<'common:list.between' | 'common:list.last'>,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return t('common:list.last', { others: items.slice(0, -1).join(t('common:list.between')), last });
}

import { categoryPath, packPath, searchPath } from '@config/routes';
import type { SearchSuggestions } from '@/contract/schemas/search';

export const SUGGESTION_GROUPS = ['past', 'words', 'categories', 'products'] as const;
/** One line of the suggestions, with the address it leads to. */
export type SuggestionItem = { key: string; text: string; href: string } & (
  | { group: 'past' | 'words' }
  | { group: 'categories'; count: number }
  | { group: 'products'; product: SearchSuggestions['products'][number] }
);

/** How many own searches are shown above the suggestions for a typed text. */
const MAX_PAST_WHILE_TYPING = 3;

/**
 * The lines under the search field, in their order. Own searches are first and do not depend on the network, so that no
 * line moves when an answer arrives.
 */
export function planItems(
  typed: string,
  past: readonly string[],
  suggestions: SearchSuggestions | undefined,
): SuggestionItem[] {
  const wanted = typed.trim().toLowerCase();
  const own = wanted
    ? past
        .filter((text) => text.toLowerCase().startsWith(wanted) && text.toLowerCase() !== wanted)
        .slice(0, MAX_PAST_WHILE_TYPING)
    : past;
  const known = new Set(own.map((text) => text.toLowerCase()));
  const { words = [], categories = [], products = [] } = (wanted && suggestions) || {};
  const search = (group: 'past' | 'words') => (text: string) => ({
    group,
    key: `${group}-${text}`,
    text,
    href: searchPath({ q: text }),
  });
  return [
    ...own.map(search('past')),
    ...words.filter((word) => !known.has(word.toLowerCase())).map(search('words')),
    ...categories.map(({ id, slug, name, count }) => ({
      group: 'categories' as const,
      key: id,
      text: name,
      href: categoryPath(slug),
      count,
    })),
    ...products.map((product) => ({
      group: 'products' as const,
      key: product.id,
      text: product.title,
      href: packPath(product.slug, product.pack),
      product,
    })),
  ];
}

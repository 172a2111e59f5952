import type { PostCard } from '@/contract/schemas/content';

export const NEWS_PAGE_SIZE = 12;

type Query = Record<string, string | string[] | undefined>;

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Reads `especie` and `pagina` of the address. An invalid page number is page 1. */
export function readNewsQuery(query: Query): { species: string | null; page: number } {
  const page = firstOf(query.pagina) ?? '';
  return {
    species: firstOf(query.especie)?.trim() || null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The species of the posts with their number of posts; most posts first, then by name. */
export function countSpecies(posts: readonly PostCard[]): { species: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(({ species }) => [...new Set(species)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([species, count]) => ({ species, count }))
    .sort((a, b) => b.count - a.count || (a.species < b.species ? -1 : 1));
}

/** One page of the posts of a species (all when null), in the order given. A page past the end is the last one. */
export function planNewsPage(
  posts: readonly PostCard[],
  asked: { species: string | null; page: number },
): { items: PostCard[]; page: number; pageCount: number } {
  const wanted = posts.filter(({ species }) => asked.species === null || species.includes(asked.species));
  const pageCount = Math.max(1, Math.ceil(wanted.length / NEWS_PAGE_SIZE));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  return { items: wanted.slice((page - 1) * NEWS_PAGE_SIZE, page * NEWS_PAGE_SIZE), page, pageCount };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePostCard } from '@/testing/make-post';
import { countSpecies, NEWS_PAGE_SIZE, planNewsPage, readNewsQuery } from './news-page';
import { newsPath } from './news-path';

const posts = (count: number, species: string[]) =>
  Array.from({ length: count }, (_, index) => makePostCard({ id: `${species.join()}-${index}`, species }));

describe('readNewsQuery', () => {
  it('reads species and page, and the first of a repeated one', () => {
    expect(readNewsQuery({ especie: ['aves', 'peixes'], pagina: '3' })).toEqual({ species: 'aves', page: 3 });
    expect(readNewsQuery({})).toEqual({ species: null, page: 1 });
    expect(readNewsQuery({ especie: '  ' })).toEqual({ species: null, page: 1 });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e9', '99999999999999999999'])(
    'reads page %j as the first',
    (pagina) => {
      expect(readNewsQuery({ pagina }).page).toBe(1);
    },
  );
});

describe('planNewsPage', () => {
  it('returns the posts of one species in their order', () => {
    const list = [...posts(2, ['bovinos']), ...posts(1, ['aves', 'bovinos']), ...posts(1, ['peixes'])];
    const { items, pageCount } = planNewsPage(list, { species: 'bovinos', page: 1 });
    expect(items.map(({ id }) => id)).toEqual(['bovinos-0', 'bovinos-1', 'aves,bovinos-0']);
    expect(pageCount).toBe(1);
  });

  it('gives an empty first page for a species without posts', () => {
    expect(planNewsPage(posts(3, ['aves']), { species: 'lhamas', page: 4 })).toEqual({
      items: [],
      page: 1,
      pageCount: 1,
    });
  });

  it('shows every post exactly once over all pages, and never more than a page holds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (count) => {
        const list = posts(count, ['aves']);
        const { pageCount } = planNewsPage(list, { species: null, page: 1 });
        const pages = Array.from({ length: pageCount }, (_, index) =>
          planNewsPage(list, { species: null, page: index + 1 }),
        );
        expect(pages.flatMap(({ items }) => items)).toEqual(list);
        expect(pages.every(({ items }) => items.length <= NEWS_PAGE_SIZE)).toBe(true);
      }),
    );
  });

  it('shows the last page when asked for one past the end', () => {
    const plan = planNewsPage(posts(NEWS_PAGE_SIZE + 1, ['aves']), { species: null, page: 99 });
    expect(plan).toMatchObject({ page: 2, pageCount: 2 });
    expect(plan.items).toHaveLength(1);
  });
});

describe('countSpecies', () => {
  it('counts a post once for each of its species, most first', () => {
    const list = [
      ...posts(2, ['bovinos', 'bovinos']),
      ...posts(2, ['aves']),
      ...posts(1, ['bovinos', 'peixes']),
    ];
    expect(countSpecies(list)).toEqual([
      { species: 'bovinos', count: 3 },
      { species: 'aves', count: 2 },
      { species: 'peixes', count: 1 },
    ]);
  });
});

describe('newsPath', () => {
  it('has species and page only when they are not the default', () => {
    expect(newsPath()).toBe('/informativos/');
    expect(newsPath({ species: 'aves' })).toBe('/informativos/?especie=aves');
    expect(newsPath({ species: 'a&b', page: 2 })).toBe('/informativos/?especie=a%26b&pagina=2');
  });
});
